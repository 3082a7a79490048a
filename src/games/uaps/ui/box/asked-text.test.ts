import { describe, expect, test } from 'vitest';
import { landingOf } from '../dock-landing.ts';
import { publicOf, seat } from '../testing.ts';
import { askedSays, boardTurns, leadsTo, secretsIn } from './asked-text.ts';
import type { Question } from './desk.ts';

const survey: Question = { type: 'survey', of: ['nav'], area: { form: 'quadrant' } };
const leads = (modifier: 'hadron' | 'blank', isTracked: boolean) => {
  const known = publicOf({ quadrants: [1, 1, 1, 1], modifiers: [modifier, 'blank', 'blank', 'blank'] });
  return leadsTo(survey, landingOf(known, seat(0), survey), known, () => 'Ada', seat(0), isTracked);
};

describe('what is read back', () => {
  test('[U8] a survey under Hadron turns the Earth, which the printed board has to follow', () => {
    expect(leads('hadron', true)).toMatch(/turns the Earth at once.*on the board too/);
    expect(leads('hadron', false)).toMatch(/Your token will stand.*turns the Earth at once/);
    expect(leads('blank', false)).not.toMatch(/turns the Earth/);
    expect(boardTurns(1)).toBe(
      'Turn the Earth by 1 on the board. 1 photo is verified. Then move your token.',
    );
  });

  test('[A7] what only its owner may know stands apart from what all hear', () => {
    const photo: Question = { type: 'photo', sector: 8, subject: 'nav' };
    expect(askedSays(photo, publicOf(), 1)).toBe('Photo of sector 8');
    expect(secretsIn(photo)).toEqual(['8: nav satellite']);
    const analyze: Question = { type: 'analyze', topic: 'E' };
    expect(askedSays(analyze, publicOf(), 1)).not.toContain('E');
    expect(secretsIn(analyze)).toEqual(['Topic E']);
    expect(secretsIn(survey)).toEqual([]);
  });
});
