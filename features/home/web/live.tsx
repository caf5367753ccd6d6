import { MyCardsStrip } from '#features/nft/public.web.ts'

import { MyCardsSpace } from './spaces.tsx'

export { Earns } from './Earns.tsx'
export { Portfolio } from './portfolio/Portfolio.tsx'
export { HealthStrip } from './health/HealthStrip.tsx'
export { Popular } from './tokens/Popular.tsx'
export { Tokens } from './tokens/Tokens.tsx'

export const MyCards = () => <MyCardsStrip meanwhile={<MyCardsSpace />} />
