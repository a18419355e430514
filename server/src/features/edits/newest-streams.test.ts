import { describe, expect, it } from 'vitest';
import { NewestStreams, type StreamPlace, STREAMS_MAX } from './newest-streams.ts';

const fill = (streams: NewestStreams, userId: string, count: number): StreamPlace[] =>
  Array.from({ length: count }, () => streams.enter(userId));

const replacedOf = (places: readonly StreamPlace[]) => places.map(({ replaced }) => replaced.aborted);

describe('the places of streams', () => {
  it('are lost by the oldest, one for each that comes beyond twenty', () => {
    const places = fill(new NewestStreams(), 'ada', STREAMS_MAX + 2);
    expect(replacedOf(places)).toEqual(places.map((_, i) => i < 2));
  });

  it('are kept while there are no more than twenty, by others and by those whose neighbours left', () => {
    const streams = new NewestStreams();
    const others = fill(streams, 'bob', STREAMS_MAX);
    const places = fill(streams, 'ada', STREAMS_MAX);
    places[5]?.leave();
    places[5]?.leave();
    streams.enter('ada');
    expect(replacedOf([...others, ...places])).not.toContain(true);
    streams.enter('ada');
    expect(replacedOf(places).indexOf(true)).toBe(0);
  });

  it('are found again by whoever comes after everybody left', () => {
    const streams = new NewestStreams();
    for (const place of fill(streams, 'ada', STREAMS_MAX)) place.leave();
    expect(replacedOf(fill(streams, 'ada', STREAMS_MAX))).not.toContain(true);
  });
});
