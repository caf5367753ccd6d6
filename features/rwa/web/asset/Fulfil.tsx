import { Button } from '#platform/ui/Button.tsx'
import { ListRow } from '#platform/ui/ListRow.tsx'
import { step, useAction } from '#platform/web/flow/useFlow.ts'
import { useText } from '#platform/web/i18n.tsx'
import { PagedRows } from '#platform/web/PagedRows.tsx'
import { useSession } from '#platform/web/session.tsx'
import { allowanceSteps } from '#platform/web/spend/allowance.ts'

import { holderActions, roleActions } from '../../actions.ts'
import { rwaApi } from '../../api.ts'
import { shortText } from '../amounts.ts'
import { rwaTexts } from '../text.ts'
import { roleTexts as texts } from '../textRoles.ts'
import type { AssetDetail } from '../useAsset.ts'

/** For the issuer: the requests that wait, first come first, and a button that pays each. */
export function Fulfil({ found }: { found: AssetDetail }) {
  const t = useText()
  const { address } = useSession()
  const { start, busy } = useAction(roleActions.fulfil)
  const { asset, issuer, coin } = found.asset
  if (address !== issuer) return null
  const pay = (account: string, amount: string): void => {
    const standing = BigInt(found.allowance ?? '0')
    void start(
      { asset, account, mostPaid: amount },
      allowanceSteps(standing, BigInt(amount)).map((each) =>
        step(holderActions.approve, { asset, coin: coin.symbol, amount: String(each) }),
      ),
    )
  }
  return (
    <PagedRows
      endpoint={rwaApi.redemptions}
      input={{ asset, only: 'open' }}
      keyOf={({ number }) => number}
      row={({ account, amount, shares }) => (
        <ListRow
          title={t(rwaTexts.shares, { count: shares })}
          note={shortText(amount, coin)}
          trailing={
            <Button small busy={busy} onClick={() => pay(account, amount)}>
              {t(texts.pay)}
            </Button>
          }
        />
      )}
      first={10}
      again={15_000}
      heading={<h3 className="text-base">{t(texts.toPay)}</h3>}
    />
  )
}
