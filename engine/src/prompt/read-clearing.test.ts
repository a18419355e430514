import { describe, expect, test } from 'vitest';
import { clearingNamed } from './read-clearing.ts';
import { readWish, type WishTool } from './read-wish.ts';

const TOOLS: readonly WishTool[] = ['repaint', 'replace', 'recolour'];

describe('a sentence that clears', () => {
  test.each([
    'a table',
    'une chambre vide et claire',
    'a clear glass table',
    'a tidy desk',
    'make the room cosier',
    'paint the bedroom white',
  ])('is not read into "%s"', (text) => {
    expect(readWish(text).action).not.toBe('remove');
  });

  test.each([
    ['clear the boxes', 'boxes'],
    ['clear away the table', 'table'],
    ['débarrasse-moi de cette table', 'table'],
    ['débarrasse les cartons', 'cartons'],
    ['remove the table', 'table'],
    ['enlève la table', 'table'],
  ])('takes what it names where it names things: %s', (text, target) => {
    expect(readWish(text)).toMatchObject({ action: 'remove', target });
  });

  test.each([
    ['declutter', 'declutter'],
    ['Please declutter the living room', 'declutter'],
    ['tidy up', 'declutter'],
    ['tidy the room', 'declutter'],
    ['clean up this room', 'declutter'],
    ['remove the clutter', 'declutter'],
    ['get rid of the mess', 'declutter'],
    ['take away everything lying around', 'declutter'],
    ['remove all the stuff lying about', 'declutter'],
    ['clear everything that is lying around', 'declutter'],
    ['enlève tout ce qui traîne', 'declutter'],
    ['retire ce qui traine', 'declutter'],
    ['enlève les affaires qui traînent', 'declutter'],
    ['range la chambre', 'declutter'],
    ['rangez cette pièce, s’il vous plaît', 'declutter'],
    ['désencombre le salon', 'declutter'],
    ['fais le ménage', 'declutter'],
    ['supprime le bazar', 'declutter'],
    ['empty the room', 'empty'],
    ['empty this room', 'empty'],
    ['empty out the bedroom', 'empty'],
    ['clear the room', 'empty'],
    ['clear out the living room', 'empty'],
    ['remove everything in the room', 'empty'],
    ['take away everything from this room', 'empty'],
    ['vide la pièce', 'empty'],
    ['vide cette pièce', 'empty'],
    ['vider le salon', 'empty'],
    ['videz toute la chambre', 'empty'],
    ['débarrasse la pièce', 'empty'],
    ['clean up the mess on the floor', 'declutter'],
    ['tidy up this clutter', 'declutter'],
    ['range le bazar par terre', 'declutter'],
    ['enlève tout ce qui est dans la pièce', 'empty'],
  ])('is a removal of a group, in every tool: %s (%s)', (text, clearing) => {
    for (const tool of TOOLS) {
      const { action, target } = readWish(text, tool);
      expect(action).toBe('remove');
      expect(clearingNamed(target ?? '')).toBe(clearing);
    }
  });

  test.each([
    ['clear the table', 'everything on the table'],
    ['empty the shelves', 'everything on the shelves'],
    ['declutter the shelves', 'everything on the shelves'],
    ['clear my desk', 'everything on my desk'],
    ['tidy up the coffee table', 'everything on the coffee table'],
    ['clear the floor', 'everything on the floor'],
    ['débarrasse la table', 'tout ce qui est sur la table'],
    ['débarrasser la table basse', 'tout ce qui est sur la table basse'],
    ['vide le bureau', 'tout ce qui est sur le bureau'],
    ['range le lit', 'tout ce qui est sur le lit'],
  ])('a piece of furniture leaves it standing: %s', (text, target) => {
    for (const tool of TOOLS) expect(readWish(text, tool)).toMatchObject({ action: 'remove', target });
    expect(clearingNamed(target)).toBeNull();
  });
});

test.each(['the sofa', 'les cartons', 'everything on the desk', 'tout', 'everything', '', 'the living room'])(
  '"%s" names no whole room',
  (words) => {
    expect(clearingNamed(words)).toBeNull();
  },
);
