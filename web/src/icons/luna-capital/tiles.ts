// What the name of a tile tells about its look: `hydrogen+1` is a hydrogen collector with a robot.

const GROUNDS: readonly (readonly [begins: string, ground: string])[] = [
  ['hydrogen', 'hydrogen'], ['oxygen', 'oxygen'], ['water', 'water'], ['greenhouse', 'greenhouse'], ['sales', 'sales'],
  ['meteorite', 'meteorite'], ['modhab', 'modhab'], ['complex', 'complex'], ['landing_pad', 'service'],
  ['redistribution', 'service'], ['demolition', 'demolition'],
];

export const kindOf = (content: string): string => content.split('+')[0] ?? content;
export const robotsOf = (content: string): number => Number(content.split('+')[1] ?? 0);
export const groundOf = (content: string): string => GROUNDS.find(([begins]) => content.startsWith(begins))?.[1] ?? 'special';
