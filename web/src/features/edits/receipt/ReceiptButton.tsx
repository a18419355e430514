import type { Edit, HistoryItem } from '@maquette/contract';
import { ReceiptText } from 'lucide-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '../../../ui/Button.tsx';
import { Dialog } from '../../../ui/Dialog.tsx';
import { isByChance } from '../engine/index.ts';
import { CopySeed } from './CopySeed.tsx';
import { ReceiptRows } from './ReceiptRows.tsx';

interface ReceiptButtonProps {
  edit: Edit;
  result: HistoryItem;
}

/** Opens the receipt of an edit. */
export function ReceiptButton({ edit, result }: ReceiptButtonProps) {
  const { t } = useTranslation();
  const [isOpen, setIsOpen] = useState(false);
  return (
    <>
      <Button
        variant="ghost"
        size="sm"
        icon={<ReceiptText aria-hidden size={16} />}
        onClick={() => setIsOpen(true)}
        className="-ml-3 self-start"
      >
        {t('edits.receipt.title')}
      </Button>
      <Dialog
        open={isOpen}
        onClose={() => setIsOpen(false)}
        title={t('edits.receipt.title')}
        closeLabel={t('edits.receipt.close')}
        width="md"
        actions={isByChance(edit) && <CopySeed seed={result.metadata.seed ?? edit.request.seed} />}
      >
        <ReceiptRows edit={edit} result={result} />
      </Dialog>
    </>
  );
}
