/** Does it when the next picture is made, where measuring costs no extra layout; the answer calls it off. */
export function inNextFrame(what: () => void): () => void {
  const frame = requestAnimationFrame(what);
  return () => cancelAnimationFrame(frame);
}
