/** The page of a coin, by its contract: that of the wrapped coin for the chain's own. */
export const tokenPath = (token: string): string =>
  `/token?${new URLSearchParams({ address: token }).toString()}`
