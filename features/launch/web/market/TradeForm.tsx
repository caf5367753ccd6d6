import { Button } from '#platform/ui/Button.tsx'
import { Form } from '#platform/ui/Form.tsx'
import { KeyValue } from '#platform/ui/KeyValue.tsx'
import { StickyBar } from '#platform/ui/StickyBar.tsx'
import { Surface } from '#platform/ui/Surface.tsx'
import { Tabs } from '#platform/ui/Tabs.tsx'
import { useAction } from '#platform/web/flow/useFlow.ts'
import { useFormats } from '#platform/web/format.ts'
import { useText } from '#platform/web/i18n.tsx'
import { SharesField } from '#platform/web/spend/SharesField.tsx'
import { Slippage } from '#platform/web/spend/Slippage.tsx'
import { useSession } from '#platform/web/session.tsx'
import { SignedIn } from '#platform/web/SignInButton.tsx'
import { useState } from 'react'

import { saleActions } from '../../actions.ts'
import { plainSun, tokensText } from '../amounts.ts'
import { proceedsOf } from '../curve.ts'
import { Worth } from '../sale/Worth.tsx'
import { marketTexts as texts } from '../textMarket.ts'
import { coinOf, curveOf, type Market, type SaleDetail } from '../useSale.ts'
import { type Side, slippages, tradable, type Trade, typedTrade, whyNoBuy } from './trade.ts'

interface TradeFormProps {
  readonly found: SaleDetail
  readonly market: Market
  /** Else shares are only sold back. */
  readonly buys: boolean
}

const form = 'trade'

/** Shares bought from the curve or sold back to it, with the bound that the contract keeps. */
export function TradeForm({ found, market, buys }: TradeFormProps) {
  const t = useText()
  const [chosen, setSide] = useState<Side | null>(null)
  const [typed, setTyped] = useState('1')
  const [slippage, setSlippage] = useState<number>(slippages[0])
  const [pressed, setPressed] = useState(false)
  const buy = useAction(saleActions.buyInside)
  const sell = useAction(saleActions.sellInside)
  const { address } = useSession()
  const noBuy = whyNoBuy(market, found, address)
  const holds = (found.mine?.insideShares ?? 0) > 0
  const side = buys ? (chosen ?? (noBuy !== null && holds ? 'sell' : 'buy')) : 'sell'
  const reason = side === 'buy' ? noBuy : null
  const read = typedTrade(typed, { side, market, found, slippage })
  const trade = reason === null && 'trade' in read ? read.trade : null
  const { sale } = found.presale
  const review = (): void => {
    setPressed(true)
    if (trade === null) return
    const shares = String(trade.shares)
    void (side === 'buy'
      ? buy.start({ sale, shares, most: String(trade.bound) })
      : sell.start({ sale, shares, least: String(trade.bound) }))
  }
  const fault = 'fault' in read && (pressed || typed !== '1') ? read.fault : null
  return (
    <Form id={form} onSubmit={review}>
      {buys ? (
        <Tabs<Side>
          label={t(texts.side)}
          buttons
          items={[
            { value: 'buy', label: t(texts.buy) },
            { value: 'sell', label: t(texts.sell) },
          ]}
          value={side}
          onChange={setSide}
        />
      ) : (
        <p className="text-soft">{t(texts.over)}</p>
      )}
      {reason === null ? (
        <SharesField
          label={t(texts.shares)}
          value={typed}
          onChange={setTyped}
          most={tradable(side, market, found)}
          error={fault === null ? null : t(fault.text, fault.values)}
          hint={t(texts.hold, { count: found.mine?.insideShares ?? 0 })}
        />
      ) : (
        <p role="note" className="rounded-md bg-sunk px-4 py-3">
          {t(reason.text, reason.values)}
        </p>
      )}
      {trade !== null && <Outcome found={found} market={market} side={side} trade={trade} />}
      {reason === null && (
        <Slippage
          label={texts.slippage}
          choices={slippages}
          value={slippage}
          onChange={setSlippage}
        />
      )}
      <StickyBar>
        <SignedIn>
          {reason === null ? (
            <Button key="submit" full type="submit" form={form} busy={buy.busy || sell.busy}>
              {trade === null
                ? t(side === 'buy' ? texts.buy : texts.sell)
                : t(side === 'buy' ? texts.buyShares : texts.sellShares, { count: trade.shares })}
            </Button>
          ) : (
            // Without a key of its own it would become the submitting button before its click ends.
            <Button key="side" full kind="quiet" onClick={() => setSide('sell')}>
              {t(texts.sell)}
            </Button>
          )}
        </SignedIn>
      </StickyBar>
    </Form>
  )
}

interface OutcomeProps {
  readonly found: SaleDetail
  readonly market: Market
  readonly side: Side
  readonly trade: Trade
}

/** What is paid, what comes, and how far the price moves. */
function Outcome({ found, market, side, trade }: OutcomeProps) {
  const t = useText()
  const { percent } = useFormats()
  const { shares, amount, bound } = trade
  const sum = t(texts.sharesOf, {
    count: shares,
    tokens: tokensText(BigInt(shares) * BigInt(found.presale.tokensPerShare), coinOf(found)),
  })
  const after = BigInt(market.sold) + BigInt(shares)
  const money = (
    <>
      <span>{plainSun(amount)}</span>
      <Worth sun={amount} rate={found.trxRate} />
    </>
  )
  const impact = { label: t(texts.impact), value: percent(Math.abs(trade.impactBps)) }
  return (
    <Surface>
      <KeyValue
        rows={
          side === 'buy'
            ? [
                { label: t(texts.youPay), value: money },
                { label: t(texts.youGet), value: sum },
                impact,
                { label: t(texts.atMost), value: plainSun(bound) },
                {
                  label: t(texts.backAtOnce),
                  value: t(texts.noFee, {
                    amount: plainSun(proceedsOf(curveOf(market), after, BigInt(shares))),
                  }),
                },
              ]
            : [
                { label: t(texts.youPay), value: sum },
                { label: t(texts.youGet), value: money, tone: 'good' },
                impact,
                { label: t(texts.atLeast), value: plainSun(bound) },
              ]
        }
      />
    </Surface>
  )
}
