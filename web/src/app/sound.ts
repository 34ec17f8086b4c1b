// Two soft notes, made by the browser itself, for "it is your turn".
export function chime(): void {
  const audio = new AudioContext();
  const start = audio.currentTime;
  [523.25, 783.99].forEach((pitch, at) => {
    const note = audio.createOscillator();
    const loudness = audio.createGain();
    note.frequency.value = pitch;
    const begin = start + at * 0.14;
    loudness.gain.setValueAtTime(0, begin);
    loudness.gain.linearRampToValueAtTime(0.12, begin + 0.02);
    loudness.gain.exponentialRampToValueAtTime(0.001, begin + 0.5);
    note.connect(loudness).connect(audio.destination);
    note.start(begin);
    note.stop(begin + 0.55);
    if (at === 1) note.onended = () => void audio.close();
  });
}
