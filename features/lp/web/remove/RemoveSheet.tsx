import { decimalsOf } from '#platform/std/amount.ts'
import type { Reply } from '#platform/std/endpoint.ts'
import { shortAmount } from '#platform/std/format.ts'
import { BigAmount } from '#platform/ui/BigAmount.tsx'
import { Button } from '#platform/ui/Button.tsx'
import { Form } from '#platform/ui/Form.tsx'
import { KeyValue } from '#platform/ui/KeyValue.tsx'
import { Sheet } from '#platform/ui/Sheet.tsx'
import { Surface } from '#platform/ui/Surface.tsx'
import { step, useAction } from '#platform/web/flow/useFlow.ts'
import { useFormats } from '#platform/web/format.ts'
import { useText } from '#platform/web/i18n.tsx'
import { shellTexts } from '#platform/web/shell/text.ts'
import { allowanceSteps } from '#platform/web/spend/allowance.ts'
import { AmountField } from '#platform/web/spend/AmountField.tsx'
import { Prerequisites } from '#platform/web/spend/Prerequisites.tsx'
import { useState } from 'react'

import { lpActions, walletActions } from '../../actions.ts'
import type { purchaseApi } from '../../purchaseApi.ts'
import type { Holdings } from '../../shapes.ts'
import { Chips } from '../buy/Chips.tsx'
import { firstSlippage, Slippage, slippageOf } from '../buy/Slippage.tsx'
import type { SlippageBounds } from '../buy/slippage.ts'
import { lpCoin, shortLp } from '../lp.ts'
import { useLpAmount } from '../stake/useLpAmount.ts'
import { sharesOf, textOfParts, worthOf } from '../worth.ts'
import { leastBack } from './leastBack.ts'
import { lpRemoveTexts as texts } from './text.ts'

type Info = Reply<typeof purchaseApi.info>

const form = 'lp-remove'
const parts = [25, 50, 100]

export interface RemoveSheetProps {
  readonly info: Info
  readonly mine: NonNullable<Info['mine']>
  readonly bounds: SlippageBounds
  readonly onClose: () => void
}

/** How much of the wallet's liquidity goes back for both coins. Its coin is approved exactly. */
export function RemoveSheet({ info, mine, bounds, onClose }: RemoveSheetProps) {
  const t = useText()
  const formats = useFormats()
  const { start, busy } = useAction(walletActions.remove)
  const [slippage, slip] = useState(() => firstSlippage(bounds))
  const [pressed, setPressed] = useState(false)
  const { pool, symbol, coins } = info
  const holdings = { coins, supply: info.totalSupply }
  const balance = BigInt(mine.balance)
  const amount = useLpAmount(symbol, holdings, { all: balance, balance })
  const { units } = amount
  const bps = slippageOf(slippage, bounds)
  const coin = coins.find((one) => one.symbol !== 'USDT')
  const amounts = units === null ? [] : allowanceSteps(BigInt(mine.allowance), units)

  const review = (): void => {
    setPressed(true)
    amount.press()
    if (units === null || bps === null || coin === undefined) return
    onClose()
    const least = leastBack(holdings, units, bps)
    const leastOf = (of: string) => String(least.find((one) => one.symbol === of)?.units ?? 0n)
    void start(
      {
        pool,
        coin: coin.symbol,
        amount: String(units),
        slippageBps: String(bps),
        leastCoin: leastOf(coin.symbol),
        leastUsdt: leastOf('USDT'),
      },
      amounts.map((each) => step(lpActions.approve, { pool, use: 'remove', amount: String(each) })),
    )
  }

  return (
    <Sheet
      open
      onClose={onClose}
      title={t(texts.title)}
      footer={
        <Button full type="submit" form={form} busy={busy}>
          {t(shellTexts.review)}
        </Button>
      }
    >
      <Form id={form} onSubmit={review}>
        <Chips
          label={t(texts.part)}
          name="part"
          options={parts.map((percent) => ({
            value: String(percent),
            label: formats.percent(percent * 100),
          }))}
          value={String(amount.percent)}
          onChange={(percent) => amount.choose(Number(percent))}
        />
        <AmountField {...amount.field} label={t(texts.amount)} most={amount.most} />
        <Slippage
          bounds={bounds}
          value={slippage}
          onChange={slip}
          pressed={pressed}
          refused={null}
        />
        {units !== null && bps !== null && (
          <>
            <Back holdings={holdings} units={units} bps={bps} />
            <Prerequisites allow={{ amounts, coin: lpCoin(symbol) }} then={[t(texts.step)]} />
          </>
        )}
      </Form>
    </Sheet>
  )
}

interface BackProps {
  readonly holdings: Holdings
  readonly units: bigint
  readonly bps: number
}

/** What comes back at the pool's present reserves, and at least. */
function Back({ holdings, units, bps }: BackProps) {
  const t = useText()
  const worth = worthOf(holdings, units)
  return (
    <Surface className="flex flex-col gap-3">
      <div>
        <h3 className="font-text text-sm font-normal text-soft">{t(texts.back)}</h3>
        {worth !== null && (
          <BigAmount text={`≈\u00a0${shortAmount(worth, decimalsOf.USDT)} USDT`} />
        )}
        <p className="num text-xs text-soft">{textOfParts(sharesOf(holdings, units))}</p>
      </div>
      <KeyValue
        rows={[
          { label: 'LP', value: shortLp(units) },
          {
            label: t(texts.least),
            value: textOfParts(leastBack(holdings, units, bps)),
            tone: 'good',
          },
        ]}
      />
    </Surface>
  )
}
