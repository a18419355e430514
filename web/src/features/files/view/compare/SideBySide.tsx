import type { HistoryItem } from '@maquette/contract';
import { useState } from 'react';
import { fitted } from '../zoom/zoom.ts';
import { ZoomPicture } from '../zoom/ZoomPicture.tsx';
import { CompareCaption } from './CompareCaption.tsx';

/** Two pictures of any shapes beside each other, above each other on a phone; they are zoomed and moved together. */
export function SideBySide({ left, right }: { left: HistoryItem; right: HistoryItem }) {
  const [zoom, setZoom] = useState(fitted);
  return (
    <div className="grid gap-4 sm:grid-cols-2">
      {[left, right].map((picture) => (
        <figure key={picture.id} className="flex min-w-0 flex-col gap-2">
          <ZoomPicture
            url={picture.url}
            alt={picture.prompt || picture.name}
            width={picture.metadata.width}
            height={picture.metadata.height}
            zoom={zoom}
            onZoom={setZoom}
          />
          <figcaption>
            <CompareCaption picture={picture} />
          </figcaption>
        </figure>
      ))}
    </div>
  );
}
