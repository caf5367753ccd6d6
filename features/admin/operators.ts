import type { Reply } from '#platform/std/endpoint.ts'

import type { adminApi } from './api.ts'

/** Of now: the log has no list of former ones. */
export type Operators = Reply<typeof adminApi.log>['operators']

export const isOperator = (operators: Operators, who: string): boolean =>
  operators.some(({ address }) => address === who)
