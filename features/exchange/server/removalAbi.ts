import { routerAbi } from '../contract/abi.ts'

/** The router's calls that take liquidity out: of all that it can, what another feature orders. */
export const removalAbi = routerAbi.filter(
  (item) => item.type !== 'function' || item.name.startsWith('removeLiquidity'),
)
