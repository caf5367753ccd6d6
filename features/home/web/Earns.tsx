import { CardEarns } from '#features/nft/public.web.ts'

import { EarnsSpace } from './spaces.tsx'

/** What a card costs and earns. */
export const Earns = () => <CardEarns meanwhile={<EarnsSpace />} />
