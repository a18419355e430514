import { describe, expect, it } from 'vitest';
import { askFor, isNarrowed, readFilter, writeFilter } from './history-filter.ts';

const read = (query: string) => readFilter(new URLSearchParams(query));

describe('the address of a list', () => {
  it.each(['view=moon', 'album=', 'type=hologram', 'sort=luck', 'direction=up', ''])(
    'that says "%s" shows everything, newest first',
    (query) => {
      expect(read(query)).toEqual({
        ...{ view: 'all', search: '', type: null, album: null },
        ...{ sort: 'date', direction: 'desc' },
      });
      expect(writeFilter(read(query)).toString()).toBe('');
    },
  );

  it.each([
    'view=starred',
    'view=starred&album=018f0000&type=inpaint',
    'view=trash&search=green+sofa',
    'search=caf%C3%A9&type=search-replace',
    'type=inpaint&sort=size',
    'sort=name&direction=desc',
    'direction=asc',
  ])('comes back as it was: %s', (query) => {
    expect(writeFilter(read(query)).toString()).toBe(query);
  });

  it('holds no search that the server would refuse', () => {
    expect(read(`search=${'a'.repeat(300)}`).search).toHaveLength(200);
    expect(read('search=a%00b').search).toBe('ab');
  });
});

describe('what the server is asked for', () => {
  it('is nothing but the order when everything is shown', () => {
    expect(askFor(read(''))).toEqual({ sortField: 'created_at', sortDirection: 'desc' });
  });

  it('is the view, the words without the spaces around them, the type and the order', () => {
    expect(askFor(read('view=trash&search=+red+&type=edited&sort=name'))).toEqual({
      trash: 'true',
      search: 'red',
      type: 'edited',
      sortField: 'name',
      sortDirection: 'asc',
    });
    expect(askFor(read('view=starred&album=7'))).toMatchObject({ starred: 'true', album: '7' });
  });
});

it.each([
  ['', false],
  ['view=trash&sort=name&search=%20', false],
  ['search=sofa', true],
  ['view=trash&type=edited', true],
])('"%s" shows a part of its view alone: %s', (address, isPart) => {
  expect(isNarrowed(readFilter(new URLSearchParams(address)))).toBe(isPart);
});
