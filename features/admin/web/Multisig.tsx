import { exactAmount } from '#platform/std/format.ts'
import { AddressText } from '#platform/ui/AddressText.tsx'
import { Button } from '#platform/ui/Button.tsx'
import { Chip } from '#platform/ui/Chip.tsx'
import { KeyValue } from '#platform/ui/KeyValue.tsx'
import { useApi } from '#platform/web/api.ts'
import { useChainNow } from '#platform/web/time.ts'
import { nativeSymbol, useConfig } from '#platform/web/config.ts'
import { useFormats } from '#platform/web/format.ts'
import { useText } from '#platform/web/i18n.tsx'
import { QueryState } from '#platform/web/queryState.tsx'
import { useSession } from '#platform/web/session.tsx'

import { adminApi, type MultisigView } from '../api.ts'
import { sendCall, signRaw } from './multisigCall.ts'
import { readCall } from './readCall.ts'
import { countedOf, weightOf } from './signatures.ts'
import { adminTexts as texts } from './text.ts'
import { useReported } from './useReported.ts'

/** Calls that wait for the signatures of several keys: each is read from its own bytes. */
export function Multisig() {
  const t = useText()
  const query = useApi(adminApi.multisig, {}, { refetchInterval: 15_000 })
  return (
    <section className="flex flex-col gap-4">
      <h2 className="text-lg">{t(texts.multisig)}</h2>
      <QueryState query={query} empty={<p>{t(texts.multisigEmpty)}</p>}>
        {({ list }) => (
          <div className="grid gap-6 min-[800px]:grid-cols-2">
            {list.map((call) => (
              <Call key={call.id} call={call} />
            ))}
          </div>
        )}
      </QueryState>
    </section>
  )
}

function Call({ call }: { call: MultisigView }) {
  const t = useText()
  const { dateTime } = useFormats()
  const contracts = useConfig()?.contracts ?? {}
  const { owner, proposedBy, expires, permission, signatures } = call
  const read = readCall(call, contracts)
  return (
    <article className="flex flex-col gap-3">
      <div className="flex flex-wrap items-center justify-between gap-x-3">
        <h3 className="text-base">{read === null ? t(texts.unknownCall) : t(read.change.title)}</h3>
        {permission !== null && (
          <Chip tone="gold">
            {t(texts.weight, {
              given: weightOf(permission, signatures),
              needed: permission.threshold,
            })}
          </Chip>
        )}
      </div>
      <KeyValue
        rows={[
          { label: t(texts.holder), value: <AddressText address={owner} full />, wide: true },
          ...(read === null
            ? []
            : [
                {
                  label: t(texts.call),
                  value: (
                    <span translate="no">{`${read.change.contract}.${read.change.method}`}</span>
                  ),
                  wide: true,
                },
                ...(read.callValue === 0n
                  ? []
                  : [
                      {
                        label: t(texts.callSends),
                        value: `${exactAmount(read.callValue, 6)} ${nativeSymbol()}`,
                      },
                    ]),
                ...read.args.map(({ name, value }) => ({
                  label: name,
                  value: <span translate="no">{value}</span>,
                  wide: true,
                })),
              ]),
          {
            label: t(texts.proposedBy),
            value: <AddressText address={proposedBy} full />,
            wide: true,
          },
          { label: t(texts.signedBy), value: <Signers call={call} />, wide: true },
          { label: t(texts.signUntil), value: dateTime(expires) },
        ]}
      />
      {read !== null && <NextStep call={call} />}
    </article>
  )
}

/** Where the permission is known, those that count. */
const Signers = ({ call: { permission, signatures } }: { call: MultisigView }) =>
  (permission === null ? signatures : countedOf(permission, signatures)).map(({ signer }) => (
    <AddressText key={signer} address={signer} full className="block" />
  ))

function NextStep({ call }: { call: MultisigView }) {
  const t = useText()
  const { address } = useSession()
  const { run, busy } = useReported()
  const now = useChainNow()
  const { permission, signatures, block, isDone, expires, raw } = call
  if (block !== null) return <p>{t(isDone ? texts.inBlock : texts.failedInBlock, { block })}</p>
  if (expires <= now) return <p className="text-soft">{t(texts.expired)}</p>
  if (permission === null) return <p className="text-soft">{t(texts.silentPermission)}</p>
  const mayStillSign =
    permission.keys.some((key) => key.address === address) &&
    !signatures.some(({ signer }) => signer === address)
  const sign = () =>
    run(async () => {
      await signRaw(raw)
      return texts.signed
    })
  const send = () =>
    run(async () => {
      await sendCall(call)
      return texts.sent
    })
  if (weightOf(permission, signatures) >= permission.threshold) {
    return (
      <Button busy={busy} onClick={() => void send()}>
        {t(texts.send)}
      </Button>
    )
  }
  return mayStillSign ? (
    <Button busy={busy} onClick={() => void sign()}>
      {t(texts.signMessage)}
    </Button>
  ) : (
    <p className="text-soft">{t(texts.othersSign)}</p>
  )
}
