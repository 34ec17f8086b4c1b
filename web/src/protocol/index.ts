export * from './types.ts';
export * from './guards.ts';
export * from './moves.ts';
export { applyDelta, DeltaMismatch } from './delta.ts';
export { applyLog, withNotices } from './log.ts';
