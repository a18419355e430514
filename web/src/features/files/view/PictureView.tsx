import type { HistoryItem } from '@maquette/contract';
import { useState } from 'react';
import { PictureFacts } from './facts/PictureFacts.tsx';
import type { Neighbours } from './model/neighbours.ts';
import type { PictureActions } from './picture-actions.ts';
import { PictureBar } from './PictureBar.tsx';
import { PictureButtons } from './PictureButtons.tsx';
import { PictureStage } from './PictureStage.tsx';
import { PictureVersions } from './versions/PictureVersions.tsx';

interface PictureViewProps {
  picture: HistoryItem;
  neighbours: Neighbours;
  onOpen: (id: string) => void;
  actions: PictureActions;
}

/** One picture large, with what is known of it, what can be done with it, and the versions around it. */
export function PictureView({ picture, neighbours, onOpen, actions }: PictureViewProps) {
  return (
    <div className="flex flex-col gap-4">
      <PictureBar picture={picture} neighbours={neighbours} onOpen={onOpen} onStar={actions.star} />
      {/* By its id: the next picture begins as its own, whole and not its original. */}
      <PictureWork key={picture.id} {...{ picture, onOpen, actions }} />
    </div>
  );
}

function PictureWork({ picture, onOpen, actions }: Omit<PictureViewProps, 'neighbours'>) {
  const [looked, setLooked] = useState<HistoryItem>(picture);
  return (
    <div className="grid gap-6 lg:grid-cols-[minmax(0,1fr)_20rem] lg:grid-rows-[auto_1fr] lg:items-start">
      <PictureStage picture={picture} onLook={setLooked} />
      <div className="flex flex-col gap-6 lg:col-start-2 lg:row-span-2 lg:row-start-1">
        <PictureButtons picture={picture} looked={looked} actions={actions} />
        <PictureFacts picture={picture} />
      </div>
      {picture.deletedAt === undefined && <PictureVersions id={picture.id} onOpen={onOpen} />}
    </div>
  );
}
