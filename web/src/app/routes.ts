// Which page an address means.
export type Route =
  | { readonly page: 'home' | 'lobby' | 'settings' | 'about' | 'nowhere' }
  | { readonly page: 'new' | 'rules'; readonly game: string }
  // The path of the links the server gives.
  | { readonly page: 'table' | 'replay'; readonly table: string; readonly key: string | undefined };

/** The parts of a path; none of the pages if it cannot be read. */
function partsOf(path: string): string[] {
  try {
    return path.split('/').filter((part) => part !== '').map(decodeURIComponent);
  } catch {
    return ['', '', ''];
  }
}

export function routeOf(url: URL): Route {
  const [first = '', second, ...more] = partsOf(url.pathname);
  if (more.length > 0) return { page: 'nowhere' };
  if (second === undefined) {
    if (first === '') return { page: 'home' };
    if (first === 'lobby' || first === 'settings' || first === 'about') return { page: first };
    return { page: 'nowhere' };
  }
  if (first === 'new' || first === 'rules') return { page: first, game: second };
  if (first === 'table' || first === 'replay')
    return { page: first, table: second, key: url.searchParams.get('key') ?? undefined };
  return { page: 'nowhere' };
}
