import type { Reply } from '#platform/std/endpoint.ts'
import { Button } from '#platform/ui/Button.tsx'
import { ahead, useFlow } from '#platform/web/flow/useFlow.ts'
import { useText } from '#platform/web/i18n.tsx'
import { shellTexts } from '#platform/web/shell/text.ts'
import { allowanceSteps } from '#platform/web/spend/allowance.ts'
import { AllowanceFields } from '#platform/web/spend/AllowanceFields.tsx'
import { typedAmount } from '#platform/web/spend/amount.ts'
import { AmountField } from '#platform/web/spend/AmountField.tsx'
import { StepsAhead } from '#platform/web/spend/StepsAhead.tsx'
import { useState } from 'react'

import type { lpApi } from '../../api.ts'
import { allowFlow } from '../flows/allow.tsx'
import { stakeFlow } from '../flows/stake.tsx'
import { lpCoin } from '../lp.ts'
import { lpStakeTexts as texts } from './text.ts'

export type Mine = Reply<typeof lpApi.amount>

/** An LP coin is authorised exactly: nobody keeps a round sum of it. */
const usual = 0n

/** How much liquidity goes into the stream. */
export function StakeForm({ mine }: { mine: Mine }) {
  const t = useText()
  const { start, busy } = useFlow(stakeFlow)
  const [typed, setTyped] = useState('')
  const [pressed, setPressed] = useState(false)
  const coin = lpCoin(mine.symbol)
  const balance = BigInt(mine.balance)
  const amount = typedAmount(typed, coin, { balance, minimum: BigInt(mine.minimum) })
  const units = 'units' in amount ? amount.units : null
  const standing = BigInt(mine.allowance)
  const amounts = units === null ? [] : allowanceSteps(standing, units, 'exact', usual)
  const { pool } = mine
  return (
    <form
      noValidate
      className="flex flex-col gap-4"
      onSubmit={(event) => {
        event.preventDefault()
        setPressed(true)
        if (units === null) return
        void start(
          { pool, amount: String(units) },
          amounts.map((each) => ahead(allowFlow, { pool, amount: String(each) })),
        )
      }}
    >
      <AmountField
        label={t(texts.amount)}
        coin={coin}
        value={typed}
        onChange={setTyped}
        most={balance}
        fault={'fault' in amount && (pressed || typed !== '') ? amount.fault : null}
      />
      {balance === 0n && <p className="text-soft">{t(texts.noLp)}</p>}
      {units !== null && (
        <>
          <AllowanceFields
            coin={coin}
            needed={units}
            standing={standing}
            usual={usual}
            choice="exact"
            choose={() => {}}
          />
          <StepsAhead allow={{ amounts, coin }} then={[t(texts.stepStake)]} />
        </>
      )}
      <Button full type="submit" busy={busy}>
        {t(shellTexts.review)}
      </Button>
    </form>
  )
}
