import { Button } from '#platform/ui/Button.tsx'
import { CodeField } from '#platform/ui/CodeField.tsx'
import { Form } from '#platform/ui/Form.tsx'
import { Surface } from '#platform/ui/Surface.tsx'
import { step, useAction } from '#platform/web/flow/useFlow.ts'
import { useText } from '#platform/web/i18n.tsx'
import { useSession } from '#platform/web/session.tsx'
import { allowanceSteps } from '#platform/web/spend/allowance.ts'
import { AmountField } from '#platform/web/spend/AmountField.tsx'
import { Prerequisites } from '#platform/web/spend/Prerequisites.tsx'
import { useTypedAmount } from '#platform/web/spend/useTypedAmount.ts'
import { useState } from 'react'

import { holderActions, roleActions } from '../../actions.ts'
import type { AssetState } from '../../shapes.ts'
import { roleTexts as texts } from '../textRoles.ts'
import type { AssetDetail } from '../useAsset.ts'

interface RolesProps {
  readonly found: AssetDetail
  readonly state: AssetState
}

/** For accounts with a role in the asset; nothing for others. */
export function Roles({ found, state }: RolesProps) {
  const { address } = useSession()
  const { asset, attestor } = found
  return (
    <>
      {address === attestor && state !== 'failed' && <Attest found={found} />}
      {address === asset.revenue && state === 'released' && <Distribute found={found} />}
    </>
  )
}

function Attest({ found: { asset } }: { found: AssetDetail }) {
  const t = useText()
  const { start, busy } = useAction(roleActions.attest)
  const first = asset.attestedAt === null
  const [hash, setHash] = useState(first ? asset.document : '')
  const { units, pressed, press, field } = useTypedAmount(asset.coin, { balance: null })
  const document = hash.trim().toLowerCase().replace(/^0x/, '')
  const isHash = /^[0-9a-f]{64}$/.test(document)
  const review = (): void => {
    press()
    if (units === null || !isHash) return
    void start({ asset: asset.asset, document, reserve: String(units) })
  }
  return (
    <Surface>
      <Form onSubmit={review}>
        <h2 className="text-base">{t(texts.attest)}</h2>
        <p className="text-soft">{t(texts.attestLead)}</p>
        <CodeField
          label={t(texts.hash)}
          value={hash}
          error={pressed && !isHash ? t(texts.wrongHash) : null}
          onChange={setHash}
        />
        <AmountField {...field} label={t(texts.reserve)} most={null} />
        <Button type="submit" full busy={busy}>
          {t(texts.attest)}
        </Button>
      </Form>
    </Surface>
  )
}

function Distribute({ found }: { found: AssetDetail }) {
  const t = useText()
  const { start, busy } = useAction(roleActions.distribute)
  const { asset, coin } = found.asset
  const balance = found.balance === null ? null : BigInt(found.balance)
  const { units, press, field } = useTypedAmount(coin, { balance })
  const amounts = units === null ? [] : allowanceSteps(BigInt(found.allowance ?? '0'), units)
  const review = (): void => {
    press()
    if (units === null) return
    void start(
      { asset, amount: String(units) },
      amounts.map((each) =>
        step(holderActions.approve, { asset, coin: coin.symbol, amount: String(each) }),
      ),
    )
  }
  return (
    <Surface>
      <Form onSubmit={review}>
        <h2 className="text-base">{t(texts.distribute)}</h2>
        <p className="text-soft">{t(texts.distributeLead)}</p>
        <AmountField {...field} label={t(texts.amount)} most={balance} />
        <Prerequisites allow={{ amounts, coin }} then={[t(texts.distribute)]} />
        <Button type="submit" full busy={busy}>
          {t(texts.distribute)}
        </Button>
      </Form>
    </Surface>
  )
}
