import type { Reply } from '#platform/std/endpoint.ts'
import { decimalsOf } from '#platform/std/amount.ts'
import { Form } from '#platform/ui/Form.tsx'
import { step, useAction } from '#platform/web/flow/useFlow.ts'
import { useText } from '#platform/web/i18n.tsx'
import { allowanceSteps } from '#platform/web/spend/allowance.ts'
import { AmountField } from '#platform/web/spend/AmountField.tsx'
import { exactOf, figureOf, shortOf, tesCoin } from '#platform/web/spend/coin.ts'
import { Prerequisites } from '#platform/web/spend/Prerequisites.tsx'
import { shortAmount } from '#platform/std/format.ts'
import { Link } from 'wouter'

import { lpActions } from '../../actions.ts'
import type { lpApi } from '../../api.ts'
import { lpCoin } from '../lp.ts'
import { earnedADay, tesWorth } from '../worth.ts'
import { lpStakeTexts as texts } from './text.ts'
import { useLpAmount } from './useLpAmount.ts'

export type Mine = Reply<typeof lpApi.amount>
export type One = Reply<typeof lpApi.oneStatistics>

export interface StakeProps {
  readonly mine: Mine
  readonly one: One
  /** Id of the form, for the button at the bottom. */
  readonly form: string
}

/** How much liquidity shares the rewards. Its coin is authorised exactly: nobody keeps a round sum of it. */
export function StakeForm({ mine, one, form }: StakeProps) {
  const t = useText()
  const { start } = useAction(lpActions.pledge)
  const { pool, symbol } = mine
  const balance = BigInt(mine.balance)
  const { coin, units, press, most, least, field } = useLpAmount(symbol, one.holdings, {
    all: balance,
    balance,
    minimum: BigInt(mine.minimum),
  })
  const standing = BigInt(mine.allowance)
  const amounts = units === null ? [] : allowanceSteps(standing, units)
  return (
    <Form
      id={form}
      onSubmit={() => {
        press()
        if (units === null) return
        void start(
          { pool, amount: String(units) },
          amounts.map((each) => step(lpActions.approve, { pool, amount: String(each) })),
        )
      }}
    >
      <AmountField
        {...field}
        label={t(texts.amount)}
        most={most}
        maximumText={t(texts.balanceLeast, {
          balance: figureOf(most, coin),
          least: exactOf(least, coin),
        })}
      />
      {balance === 0n && (
        <p className="text-soft">
          <span>{`${t(texts.noLp)} `}</span>
          <Link to={`/buyLP?pool=${pool}`} className="font-semibold text-lapis underline">
            {t(texts.buyLp)}
          </Link>
        </p>
      )}
      {units !== null && (
        <>
          <Earns one={one} units={units} />
          <Prerequisites allow={{ amounts, coin: lpCoin(symbol) }} then={[t(texts.stepStake)]} />
        </>
      )}
    </Form>
  )
}

/** What an amount would earn, before anything is signed. */
function Earns({ one, units }: { readonly one: One; readonly units: bigint }) {
  const t = useText()
  if (!one.running) return null
  const tes = earnedADay(BigInt(one.rate), units, BigInt(one.total))
  const worth = tesWorth(tes, one.tesPriceE12)
  return (
    <p className="num">
      {worth === null
        ? t(texts.earns, { amount: shortOf(tes, tesCoin) })
        : t(texts.earnsWorth, {
            amount: shortOf(tes, tesCoin),
            worth: shortAmount(worth, decimalsOf.USDT),
          })}
    </p>
  )
}
