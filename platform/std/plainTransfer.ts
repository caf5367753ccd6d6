/**
 * In place of a method or a selector: none is called, the chain's own coin goes to the address that
 * else is the contract's.
 */
export const plainTransfer = ''
