import { useEffect, useEffectEvent } from 'react';
import { LoadFailure, type LoadFailureProps } from '../../platform/LoadFailure.tsx';
import { useToast } from '../../platform/toasts/use-toast.ts';

/** Stands where something could not be fetched: says what by a toast, why and what to do in its place. */
export function ToldFailure(props: Omit<LoadFailureProps, 'isBrief'>) {
  const addToast = useToast();
  const tell = useEffectEvent(() => addToast({ type: 'error', message: props.message }));
  useEffect(() => {
    tell();
  }, []);
  return <LoadFailure {...props} isBrief />;
}
