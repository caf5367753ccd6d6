import { Button } from '#platform/ui/Button.tsx'
import { Chip } from '#platform/ui/Chip.tsx'
import { Countdown } from '#platform/ui/Countdown.tsx'
import { KeyValue } from '#platform/ui/KeyValue.tsx'
import { StoneBar } from '#platform/ui/StoneBar.tsx'
import { Surface } from '#platform/ui/Surface.tsx'
import { useAction } from '#platform/web/flow/useFlow.ts'
import { useText } from '#platform/web/i18n.tsx'
import { useSession } from '#platform/web/session.tsx'
import { useChainNow } from '#platform/web/time.ts'

import { saleActions } from '../../actions.ts'
import type { Entry, SaleState } from '../../shapes.ts'
import { figureSun, shortSun, tokensText } from '../amounts.ts'
import { entryLook } from '../saleAt.ts'
import { saleTexts as texts } from '../textSale.ts'
import { coinOf, type SaleDetail } from '../useSale.ts'

interface MyEntryProps {
  readonly found: SaleDetail
  readonly state: SaleState
}

/** What the reader has in the sale, its state, and how it is taken out now. */
export function MyEntry({ found, state }: MyEntryProps) {
  const { mine } = found
  const { status } = useSession()
  if (status !== 'signedIn' || mine === null) return null
  return <Own found={found} mine={mine} state={state} />
}

function Own({ found, mine, state }: MyEntryProps & { mine: Entry }) {
  const t = useText()
  const now = useChainNow()
  const { presale, refusal } = found
  const coin = coinOf(found)
  const { text, tone } = entryLook[mine.state]
  const listed = state === 'listed'
  const [claimed, claimable, all] = [mine.claimed, mine.claimable, mine.tokens].map(BigInt) as [
    bigint,
    bigint,
    bigint,
  ]
  return (
    <Surface className="flex flex-col gap-3">
      <div className="flex items-center justify-between gap-3">
        <h2 className="text-base">{t(texts.mine, { count: mine.shares })}</h2>
        <Chip tone={tone}>{t(text)}</Chip>
      </div>
      {listed && all > 0n && (
        <StoneBar
          parts={[
            { amount: claimed, colour: 'bg-verdigris' },
            { amount: claimable, colour: 'bg-gold' },
            { amount: all - claimed - claimable, colour: 'bg-line' },
          ]}
        />
      )}
      <KeyValue
        rows={[
          ...(listed && all > 0n
            ? [
                {
                  label: t(texts.claimable),
                  value: tokensText(claimable, coin),
                  tone: 'value' as const,
                },
                ...(mine.lp === '0'
                  ? []
                  : [
                      {
                        label: t(texts.liquidity),
                        value: t(texts.claimLp, {
                          amount: tokensText(mine.lpClaimable, { symbol: '', decimals: 18 }).trim(),
                        }),
                      },
                    ]),
              ]
            : []),
          ...(mine.nextUnlock === null || !listed
            ? []
            : [
                {
                  label: t(texts.nextUnlock),
                  value: <Countdown seconds={mine.nextUnlock - now} />,
                },
              ]),
          ...(mine.insideShares === 0 || (listed && mine.insideClaimable === '0')
            ? []
            : [
                listed
                  ? { label: t(texts.insideTokens), value: tokensText(mine.insideTokens, coin) }
                  : {
                      label: t(texts.insideShares),
                      value: `${mine.insideShares} (${shortSun(mine.insideWorth)})`,
                    },
              ]),
        ]}
      />
      {state === 'live' && refusal?.reason === 'ALREADY_MINTED' && (
        <p className="text-soft">{refusal.message}</p>
      )}
      <div className="flex flex-wrap gap-2 empty:hidden">
        {state === 'live' && mine.shares > 0 && <Leave sale={presale.sale} paid={mine.paid} />}
        {mine.insideClaimable !== '0' && <ClaimInside sale={presale.sale} />}
        {mine.credit !== '0' && <Collect sale={presale.sale} credit={mine.credit} />}
      </div>
    </Surface>
  )
}

const look = { small: true, kind: 'quiet' } as const

function Leave({ sale, paid }: { sale: string; paid: string }) {
  const t = useText()
  const { start, busy } = useAction(saleActions.leave)
  return (
    <Button {...look} busy={busy} onClick={() => void start({ sale })}>
      {t(texts.takeBack, { amount: figureSun(paid) })}
    </Button>
  )
}

function ClaimInside({ sale }: { sale: string }) {
  const t = useText()
  const { start, busy } = useAction(saleActions.claimInside)
  return (
    <Button {...look} busy={busy} onClick={() => void start({ sale })}>
      {`${t(texts.claim)}: ${t(texts.insideTokens)}`}
    </Button>
  )
}

function Collect({ sale, credit }: { sale: string; credit: string }) {
  const t = useText()
  const { start, busy } = useAction(saleActions.collect)
  return (
    <Button {...look} busy={busy} onClick={() => void start({ sale })}>
      {t(texts.collect, { amount: figureSun(credit) })}
    </Button>
  )
}
