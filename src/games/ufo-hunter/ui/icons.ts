import { colorOf } from '../board.ts';
import type { Action, Contact, Equipment } from '../types.ts';

export const equipmentIcon: Readonly<Record<Equipment, string>> = {
  telescope: 'k-telescope',
  spectrometer: 'k-spectrometer',
  'satellite-hijacker': 'k-hijacker',
  seismometer: 'k-seismometer',
  'motion-detector': 'k-motion',
  'geiger-counter': 'k-geiger',
  'infra-goggles': 'k-goggles',
  'radar-gun': 'k-radar',
};

export const contactIcon: Readonly<Record<Contact, string>> = {
  investor: 'c-investor',
  professor: 'c-professor',
  'transit-official': 'c-transit',
  aviator: 'c-aviator',
  benefactor: 'c-benefactor',
  inventor: 'c-inventor',
  'arms-dealer': 'c-arms',
};

export const actionIcon: Readonly<Record<Action, string>> = {
  train: 'a-travel',
  air: 'a-air',
  buy: 'a-buy',
  research: 'a-research',
  publish: 'a-publish',
};

/** The class that colors a kind; telescopes have no color. */
export const tintOf = (kind: Equipment): string => `uh-${colorOf(kind) ?? 'plain'}`;
