import { AddressText } from '#platform/ui/AddressText.tsx'
import { Disclosure } from '#platform/ui/Disclosure.tsx'
import { KeyValue } from '#platform/ui/KeyValue.tsx'
import { useText } from '#platform/web/i18n.tsx'

import type { OverviewView, RoleView } from '../api.ts'
import { roleName } from './roleNames.ts'
import { adminTexts as texts } from './text.ts'

/** Who has each role of each contract, as the contracts answer. */
export function Roles({ roles }: { roles: OverviewView['roles'] }) {
  const t = useText()
  const contracts = [...new Set(roles?.map(({ contract }) => contract))].toSorted()
  return (
    <section className="flex flex-col">
      <h2 className="pb-2 text-lg">{t(texts.roles)}</h2>
      {roles === null && <p>{t(texts.silent)}</p>}
      {contracts.map((contract) => {
        const own = roles!.filter((role) => role.contract === contract)
        return (
          <Disclosure
            key={contract}
            title={<span translate="no">{contract}</span>}
            note={own.length}
          >
            <div className="grid gap-6 py-4 min-[800px]:grid-cols-2">
              {own.map((role) => (
                <Role key={`${role.what} ${role.address} ${role.holder}`} role={role} />
              ))}
            </div>
          </Disclosure>
        )
      })}
    </section>
  )
}

function Role({ role }: { role: RoleView }) {
  const t = useText()
  const { what, functions, holder, holderName, lastCall } = role
  return (
    <div className="flex flex-col gap-2">
      <h3 className="text-base">{t(roleName(what))}</h3>
      <KeyValue
        rows={[
          {
            label: t(texts.holder),
            value: holderName ?? <AddressText address={holder} full />,
            wide: true,
          },
          {
            label: t(texts.functions),
            value: <span translate="no">{functions.join(', ')}</span>,
            wide: true,
          },
          ...(holderName === null
            ? [{ label: t(texts.lastCall), value: lastCall ?? t(texts.none) }]
            : []),
        ]}
      />
    </div>
  )
}
