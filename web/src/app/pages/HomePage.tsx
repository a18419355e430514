import { useSession } from '../../features/auth/index.ts';
import { Hero } from '../home/Hero.tsx';
import { MoreRooms } from '../home/MoreRooms.tsx';
import { Steps } from '../home/Steps.tsx';
import { ToolCards } from '../home/ToolCards.tsx';

export function HomePage() {
  const { isAuthenticated } = useSession();
  return (
    <>
      <Hero isAuthenticated={isAuthenticated} />
      <ToolCards />
      <Steps />
      <MoreRooms />
    </>
  );
}
