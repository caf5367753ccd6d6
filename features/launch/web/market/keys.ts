import type * as z from 'zod/mini'

import type { holder, trade } from '../../shapes.ts'

/** One key for each row of the lists. */
export const holderKey = ({ account }: z.output<typeof holder>): string => account
export const tradeKey = ({ seq }: z.output<typeof trade>): number => seq
