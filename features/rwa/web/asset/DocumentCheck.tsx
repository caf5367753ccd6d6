import { Surface } from '#platform/ui/Surface.tsx'
import { classes } from '#platform/ui/classes.ts'
import { Icon } from '#platform/ui/Icon.tsx'
import { useText } from '#platform/web/i18n.tsx'
import { useEffect, useRef, useState } from 'react'

import { assetTexts as texts } from '../textAsset.ts'
import type { AssetDetail } from '../useAsset.ts'
import { checkFile, type FileCheck } from './checkFile.ts'

type Checked = FileCheck | 'nothing' | 'checking'

/** The document’s hash as the contract has it, and a place to drop a file that is compared with it in this browser. */
export function DocumentCheck({ found }: { found: AssetDetail }) {
  const t = useText()
  const { asset, file } = found
  const [checked, setChecked] = useState<Checked>('nothing')
  const [over, setOver] = useState(false)
  const field = useRef<HTMLInputElement>(null)
  const check = async (chosen: File | undefined): Promise<void> => {
    if (chosen === undefined) return
    setChecked('checking')
    setChecked(await checkFile(chosen, asset.document))
  }
  // Chosen before the app ran.
  useEffect(() => {
    void check(field.current?.files?.[0])
    // oxlint-disable-next-line react-hooks/exhaustive-deps
  }, [])
  return (
    <Surface className="flex flex-col gap-3">
      <div className="flex flex-wrap items-center justify-between gap-x-3">
        <h2 className="text-base">{t(texts.document)}</h2>
        {file ? (
          <a
            href={`/tessera/rwa/document/${asset.document}`}
            target="_blank"
            rel="noopener"
            className="inline-flex min-h-11 items-center gap-1.5 font-semibold text-lapis"
          >
            <Icon name="external" size={16} />
            <span>{t(texts.open)}</span>
          </a>
        ) : (
          <span className="text-soft">{t(texts.noFile)}</span>
        )}
      </div>
      <p translate="no" className="num text-xs text-soft [overflow-wrap:anywhere]">
        {`SHA-256 ${asset.document}`}
      </p>
      {/* A tap does the same, and the field inside by the keyboard. */}
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions */}
      <label
        className={classes(
          'flex min-h-16 cursor-pointer flex-col items-center justify-center gap-0.5 rounded-md border border-dashed px-4 py-3 text-center focus-within:outline-2 focus-within:outline-lapis',
          over ? 'border-lapis bg-lapis-wash' : 'border-edge bg-ground',
        )}
        onDragOver={(event) => {
          event.preventDefault()
          setOver(true)
        }}
        onDragLeave={() => setOver(false)}
        onDrop={(event) => {
          event.preventDefault()
          setOver(false)
          void check(event.dataTransfer.files[0])
        }}
      >
        <span className="font-semibold">{t(texts.drop)}</span>
        <span className="text-xs text-soft">{t(texts.dropNote)}</span>
        <input
          ref={field}
          type="file"
          className="sr-only"
          onChange={({ target }) => {
            void check(target.files?.[0])
            // The same file can be chosen again.
            target.value = ''
          }}
        />
      </label>
      <Answer checked={checked} />
    </Surface>
  )
}

function Answer({ checked }: { checked: Checked }) {
  const t = useText()
  if (checked === 'nothing') return null
  const text = {
    checking: texts.checking,
    matches: texts.matches,
    differs: texts.differs,
    large: texts.fileLarge,
    unread: texts.fileUnread,
  }[checked]
  const tone = {
    checking: 'bg-sunk text-soft',
    matches: 'bg-verdigris-wash text-verdigris',
    differs: 'bg-terra-wash text-terra',
    large: 'bg-terra-wash text-terra',
    unread: 'bg-terra-wash text-terra',
  }[checked]
  return (
    <p
      role={checked === 'matches' || checked === 'checking' ? 'status' : 'alert'}
      className={classes('flex items-center gap-2 rounded-md px-4 py-3 font-semibold', tone)}
    >
      {checked === 'matches' && <Icon name="check" size={20} />}
      {(checked === 'differs' || checked === 'large') && <Icon name="warning" size={20} />}
      <span>{t(text)}</span>
    </p>
  )
}
