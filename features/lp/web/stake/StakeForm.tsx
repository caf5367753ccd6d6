import type { Reply } from '#platform/std/endpoint.ts'
import { Button } from '#platform/ui/Button.tsx'
import { Form } from '#platform/ui/Form.tsx'
import { step, useAction } from '#platform/web/flow/useFlow.ts'
import { useText } from '#platform/web/i18n.tsx'
import { shellTexts } from '#platform/web/shell/text.ts'
import { allowanceSteps } from '#platform/web/spend/allowance.ts'
import { ExactAllowance } from '#platform/web/spend/AllowanceFields.tsx'
import { AmountField } from '#platform/web/spend/AmountField.tsx'
import { StepsAhead } from '#platform/web/spend/StepsAhead.tsx'
import { useTypedAmount } from '#platform/web/spend/useTypedAmount.ts'
import { Link } from 'wouter'

import { lpActions } from '../../actions.ts'
import type { lpApi } from '../../api.ts'
import { lpCoin } from '../lp.ts'
import { lpStakeTexts as texts } from './text.ts'

export type Mine = Reply<typeof lpApi.amount>

/** How much liquidity goes into the stream. Its coin is authorised exactly: nobody keeps a round sum of it. */
export function StakeForm({ mine }: { mine: Mine }) {
  const t = useText()
  const { start, busy } = useAction(lpActions.pledge)
  const coin = lpCoin(mine.symbol)
  const balance = BigInt(mine.balance)
  const { units, press, field } = useTypedAmount(coin, { balance, minimum: BigInt(mine.minimum) })
  const standing = BigInt(mine.allowance)
  const amounts = units === null ? [] : allowanceSteps(standing, units)
  const { pool } = mine
  return (
    <Form
      onSubmit={() => {
        press()
        if (units === null) return
        void start(
          { pool, amount: String(units) },
          amounts.map((each) => step(lpActions.approve, { pool, amount: String(each) })),
        )
      }}
    >
      <AmountField {...field} label={t(texts.amount)} most={balance} />
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
          <ExactAllowance coin={coin} needed={units} standing={standing} />
          <StepsAhead allow={{ amounts, coin }} then={[t(texts.stepStake)]} />
        </>
      )}
      <Button full type="submit" busy={busy}>
        {t(shellTexts.review)}
      </Button>
    </Form>
  )
}
