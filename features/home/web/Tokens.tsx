import { shortAddress } from '#platform/std/format.ts'
import { CoinMark } from '#platform/ui/CoinMark.tsx'
import { CopyButton } from '#platform/ui/CopyButton.tsx'
import { EmptyState } from '#platform/ui/EmptyState.tsx'
import { Field } from '#platform/ui/Field.tsx'
import { Icon } from '#platform/ui/Icon.tsx'
import { SkeletonRows } from '#platform/ui/Skeleton.tsx'
import { useApi } from '#platform/web/api.ts'
import { useText } from '#platform/web/i18n.tsx'
import { QueryState } from '#platform/web/queryState.tsx'
import { useState } from 'react'

import { homeApi } from '../api.ts'
import { searchTokens, type Token } from './tokenSearch.ts'
import { homeTexts as texts } from './text.ts'

/** The tokens this app uses, with the addresses they really have. */
export function Tokens() {
  const t = useText()
  const [wanted, setWanted] = useState('')
  const query = useApi(homeApi.baseConfig, {}, { staleTime: Number.POSITIVE_INFINITY })
  return (
    <section className="flex flex-col gap-2">
      <h2 className="text-lg">{t(texts.tokens)}</h2>
      <Field
        type="search"
        label={t(texts.searchTokens)}
        hideLabel
        placeholder={t(texts.searchTokens)}
        autoComplete="off"
        value={wanted}
        onChange={(event) => setWanted(event.target.value)}
        trailing={<Icon name="search" size={20} className="mr-3 text-soft" />}
      />
      <QueryState query={query} skeleton={<SkeletonRows />}>
        {({ coins }) => {
          const found = searchTokens(coins, wanted)
          return found.length === 0 ? (
            <EmptyState title={t(texts.noToken)} body={t(texts.noTokenBody)} />
          ) : (
            <ul className="flex flex-col">
              {found.map((token) => (
                <TokenRow key={token.symbol} token={token} />
              ))}
            </ul>
          )
        }}
      </QueryState>
    </section>
  )
}

function TokenRow({ token }: { token: Token }) {
  const t = useText()
  return (
    <li className="flex min-h-15 items-center gap-3 border-b border-line py-2 last:border-0">
      <CoinMark symbol={token.symbol} />
      <span className="min-w-0 grow">
        <span className="block font-semibold">{token.symbol}</span>
        <span className="block text-xs text-soft">{token.name}</span>
      </span>
      {token.address === null ? (
        <span className="text-xs text-soft">{t(texts.nativeCoin)}</span>
      ) : (
        <span className="flex items-center">
          <span className="num text-xs text-soft" title={token.address}>
            {shortAddress(token.address)}
          </span>
          <CopyButton text={token.address} label={t(texts.copyAddress, { symbol: token.symbol })} />
        </span>
      )}
    </li>
  )
}
