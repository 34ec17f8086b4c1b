// A person's part of the shuffle: 128 bits that nobody else can know beforehand.
export function drawNonce(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(16));
  return Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('');
}
