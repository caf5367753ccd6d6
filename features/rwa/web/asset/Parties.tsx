import { AddressText } from '#platform/ui/AddressText.tsx'
import { Disclosure } from '#platform/ui/Disclosure.tsx'
import { KeyValue } from '#platform/ui/KeyValue.tsx'
import { ListRow } from '#platform/ui/ListRow.tsx'
import { shortAddress } from '#platform/std/format.ts'
import { useFormats } from '#platform/web/format.ts'
import { useText } from '#platform/web/i18n.tsx'
import { PagedRows } from '#platform/web/PagedRows.tsx'

import { rwaApi } from '../../api.ts'
import { rwaTexts } from '../text.ts'
import { assetTexts as texts } from '../textAsset.ts'
import type { AssetDetail } from '../useAsset.ts'

/** Who may do what, in full addresses, and who has the shares. */
export function Parties({ found }: { found: AssetDetail }) {
  const t = useText()
  const { percent } = useFormats()
  const { asset, attestor } = found
  const row = (label: string, address: string) => ({
    label,
    value: <AddressText address={address} full />,
    wide: true as const,
  })
  return (
    <div className="flex flex-col">
      <Disclosure title={t(texts.parties)}>
        <div className="flex flex-col gap-3 pb-3">
          <KeyValue
            rows={[
              row(t(texts.issuer), asset.issuer),
              row(t(texts.revenue), asset.revenue),
              row(t(texts.attestor), attestor),
              row(t(texts.contract), asset.asset),
            ]}
          />
          <p className="text-soft">{t(texts.noPower)}</p>
        </div>
      </Disclosure>
      <Disclosure title={t(texts.list)} note={asset.holders}>
        <PagedRows
          endpoint={rwaApi.holders}
          input={{ asset: asset.asset }}
          keyOf={({ account }) => account}
          row={(one) => (
            <ListRow
              title={<span translate="no">{shortAddress(one.account)}</span>}
              note={t(rwaTexts.shares, { count: one.shares })}
              trailing={percent(one.bps)}
            />
          )}
          first={10}
        />
      </Disclosure>
    </div>
  )
}
