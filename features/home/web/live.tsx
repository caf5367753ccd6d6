import { Health, NewestCards } from '#features/nft/public.web.ts'

import { StripSpace } from './spaces.tsx'

export { Holdings } from '#features/nft/public.web.ts'
export { Health }
export { Tokens } from './Tokens.tsx'

export const Newest = () => <NewestCards meanwhile={<StripSpace />} />
