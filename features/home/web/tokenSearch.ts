export interface Token {
  readonly symbol: string
  readonly name: string
  readonly address: string | null
}

/** By name, symbol or address; an empty search finds all. Symbols that begin with it come first. */
export function searchTokens<T extends Token>(tokens: readonly T[], text: string): readonly T[] {
  const wanted = text.trim().toLowerCase()
  if (wanted === '') return tokens
  const begins = (token: Token): boolean => token.symbol.toLowerCase().startsWith(wanted)
  return tokens
    .filter(({ symbol, name, address }) =>
      [symbol, name, address ?? ''].some((part) => part.toLowerCase().includes(wanted)),
    )
    .toSorted((a, b) => Number(begins(b)) - Number(begins(a)))
}
