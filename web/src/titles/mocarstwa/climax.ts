import type { Climax } from '../../table/stage/climax';

/** A battle with cards from the moment they are laid, an attack with dice from the first throw. */
export const CLIMAX: Climax = {
  openings: ['battle', 'attacked', 'leapt', 'attacked-ship', 'fired', 'shelled', 'boarded', 'landed'],
  results: [
    'battle-won', 'battle-lost', 'battle-drawn', 'destroyed', 'repelled', 'sunk', 'lost-masts', 'lost-decks', 'missed', 'evaded',
    'retreated-attack', 'withdrew',
  ],
  parts: [
    'laid', 'points', 'defended', 'roll-attack', 'roll-defence', 'rerolled', 'ship-gone', 'raged', 'saved',
    'occupied', 'annexed', 'went-back', 'pressed', 'trained', 'promoted', 'took-coat', 'lost-coat', 'eliminated',
  ],
};
