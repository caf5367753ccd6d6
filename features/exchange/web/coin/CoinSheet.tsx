import { type Address, isAddress, parseAddress, typedAddress } from '#platform/std/address.ts'
import { AddressText } from '#platform/ui/AddressText.tsx'
import { Button } from '#platform/ui/Button.tsx'
import { EmptyState } from '#platform/ui/EmptyState.tsx'
import { Sheet } from '#platform/ui/Sheet.tsx'
import { useApi } from '#platform/web/api.ts'
import { useText } from '#platform/web/i18n.tsx'
import { QueryState } from '#platform/web/queryState.tsx'
import { SearchField } from '#platform/web/search/SearchField.tsx'
import { useSettled } from '#platform/web/useSettled.ts'
import { useState } from 'react'

import { type CoinView, exchangeApi } from '../../api.ts'
import { CoinLine } from './CoinLine.tsx'
import { CoinWarnings } from './CoinWarnings.tsx'
import { coinTexts as texts } from './text.ts'
import { useCoin } from './useCoin.ts'

/** The server's maximum of characters. */
const longest = 64

export interface CoinSheetProps {
  readonly open: boolean
  readonly onClose: () => void
  readonly onPick: (coin: Address) => void
}

/** A coin of the list is taken by one tap; a look-alike, and what was pasted, is looked at first. */
export function CoinSheet({ open, onClose, onPick }: CoinSheetProps) {
  const t = useText()
  const [typed, setTyped] = useState('')
  const [suspect, setSuspect] = useState<Address | null>(null)
  const pasted = typedAddress(typed)
  const shown = isAddress(pasted) ? pasted : suspect
  const type = (text: string): void => {
    setTyped(text)
    setSuspect(null)
  }
  const close = (): void => {
    type('')
    onClose()
  }
  const pick = (coin: Address): void => {
    type('')
    onPick(coin)
  }
  return (
    <Sheet
      open={open}
      onClose={close}
      title={t(texts.choose)}
      footer={shown !== null && <Choice coin={shown} onPick={pick} onBack={() => type('')} />}
    >
      <SearchField
        label={t(texts.search)}
        longest={longest}
        value={typed}
        error={couldBeAddress(pasted) && !isAddress(pasted) ? t(texts.noAddress) : null}
        onChange={type}
      />
      {shown === null ? (
        <CoinList
          search={typed.trim().slice(0, longest)}
          onPick={({ address, looksLike }) => {
            const coin = parseAddress(address)
            if (looksLike === null) pick(coin)
            else setSuspect(coin)
          }}
        />
      ) : (
        <OneCoin coin={shown} />
      )}
    </Sheet>
  )
}

/** In the form of an address, though a character may be wrong. */
const couldBeAddress = (text: string): boolean => /^T[0-9A-Za-z]{29,}$/.test(text)

function OneCoin({ coin }: { coin: Address }) {
  const query = useCoin(coin)
  return (
    <QueryState query={query}>
      {(facts) => (
        <div className="flex flex-col gap-3">
          <div className="flex items-center gap-3">
            <CoinLine coin={facts} />
          </div>
          <AddressText address={coin} full className="font-semibold [overflow-wrap:anywhere]" />
          <CoinWarnings coin={facts} />
        </div>
      )}
    </QueryState>
  )
}

interface ChoiceProps {
  readonly coin: Address
  readonly onPick: (coin: Address) => void
  readonly onBack: () => void
}

function Choice({ coin, onPick, onBack }: ChoiceProps) {
  const t = useText()
  const { data } = useCoin(coin)
  const isMarked = data !== undefined && data.looksLike !== null
  return (
    <>
      <Button kind="quiet" onClick={onBack}>
        {t(texts.back)}
      </Button>
      <Button
        full
        kind={isMarked ? 'danger' : 'primary'}
        disabled={data === undefined}
        onClick={() => onPick(coin)}
      >
        {t(isMarked ? texts.useAnyway : texts.use)}
      </Button>
    </>
  )
}

interface CoinListProps {
  readonly search: string
  readonly onPick: (coin: CoinView) => void
}

function CoinList({ search, onPick }: CoinListProps) {
  const t = useText()
  const settled = useSettled(search)
  const query = useApi(exchangeApi.coins, { search: settled }, { keepsLast: true })
  return (
    <QueryState query={query}>
      {({ list }) => {
        const isHeld = ({ balance }: CoinView): boolean => balance !== null && balance !== '0'
        const held = list.filter(isHeld)
        if (list.length === 0) {
          return <EmptyState title={t(texts.none)} body={t(texts.noneBody)} />
        }
        return (
          <div aria-busy={query.isPlaceholderData} className="flex flex-col gap-4">
            <output className="sr-only">{t(texts.found, { count: list.length })}</output>
            {held.length > 0 && <Group title={t(texts.held)} coins={held} onPick={onPick} />}
            <Group
              title={held.length > 0 ? t(texts.others) : null}
              coins={list.filter((coin) => !isHeld(coin))}
              onPick={onPick}
            />
          </div>
        )
      }}
    </QueryState>
  )
}

interface GroupProps {
  readonly title: string | null
  readonly coins: readonly CoinView[]
  readonly onPick: (coin: CoinView) => void
}

function Group({ title, coins, onPick }: GroupProps) {
  if (coins.length === 0) return null
  return (
    <section>
      {title !== null && <h3 className="pb-1 text-base">{title}</h3>}
      <ul>
        {coins.map((coin) => (
          <li key={coin.address}>
            <button
              type="button"
              className="flex min-h-15 w-full items-center gap-3 border-t border-line py-2.5 text-left transition-colors hover:bg-sunk"
              onClick={() => onPick(coin)}
            >
              <CoinLine coin={coin} />
            </button>
          </li>
        ))}
      </ul>
    </section>
  )
}
