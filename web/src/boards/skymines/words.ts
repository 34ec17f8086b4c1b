// Names a person would say for the things of the board.
import type { Message } from '../../protocol/index.ts';
import { speech, t } from '../../i18n/speech.svelte.ts';
import { messageOf } from '../said.ts';
import type { Card, Plan, Sector, Track } from './view.ts';

export const companyName = (company: string): string => speech.label(`company.${company}`, company);
export const typeName = (type: string): string => speech.label(`type.${type}`, type);

/** What the track that lies at a company is about. */
export const trackName = ({ track, name }: Track): string => t('skymines.track_name', { track, name });

export const cardName = ({ card, what }: Card): string =>
  speech.say(['skymines.one_card', { '@card': card, what: [messageOf(what)] }]);

export const planName = ({ plan, what }: Plan): string =>
  t('skymines.plan', { plan, what: [messageOf(what)] });

export const buildingName = ({ building, amount }: Sector): string =>
  speech.say([`skymines.building.${building}`, { n: amount }]);

/** "space.MAJ-SCI" of the server's words; the spaces of a track are named after it. */
export const spaceName = (space: string, company: string | undefined): string =>
  company === undefined ? speech.label(`space.${space}`, space) : t('skymines.track_space', { company: companyName(company) });

export function sectorName(sector: Sector): string {
  const held = sector.outposts.map(companyName).join(', ');
  const where = { sector: sector.sector, building: buildingName(sector) };
  return held === '' ? t('skymines.sector', where) : t('skymines.sector_held', { ...where, companies: held });
}

/** Sentences of a list in one. */
export const listed = (messages: readonly Message[]): string => messages.map((message) => speech.say(message)).join(', ');
