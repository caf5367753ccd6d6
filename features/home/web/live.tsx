import { NewestCards } from '#features/nft/public.web.ts'

import { StripSpace } from './spaces.tsx'

export { Holdings } from '#features/nft/public.web.ts'
export { HealthStrip } from './health/HealthStrip.tsx'
export { Popular } from './tokens/Popular.tsx'
export { Tokens } from './tokens/Tokens.tsx'

export const Newest = () => <NewestCards meanwhile={<StripSpace />} />
