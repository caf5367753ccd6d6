import { Avatar } from '#platform/ui/Avatar.tsx'
import { Button, buttonClass } from '#platform/ui/Button.tsx'
import { useText } from '#platform/web/i18n.tsx'
import { type ChangeEvent, useId, useState } from 'react'

import { profileTexts as texts } from '../textProfile.ts'
import { whole } from './crop.ts'
import { Cropper } from './Cropper.tsx'
import type { PictureChoice } from './picture.ts'

export interface PictureFieldProps {
  /** Of another thing than an account. */
  readonly label?: string
  readonly address: string
  /** Address of the present picture. */
  readonly current: string | null
  readonly choice: PictureChoice
  readonly onChange: (choice: PictureChoice) => void
  readonly error: string | null
}

/** The present picture, the new one, or none; a chosen file is cropped before the upload. */
export function PictureField(props: PictureFieldProps) {
  const { label, address, current, choice, onChange, error } = props
  const t = useText()
  const id = useId()
  const [unreadable, setUnreadable] = useState(false)
  const choose = async ({ target }: ChangeEvent<HTMLInputElement>): Promise<void> => {
    const [file] = target.files ?? []
    target.value = ''
    if (file === undefined) return
    try {
      onChange({ picture: await createImageBitmap(file), view: whole })
      setUnreadable(false)
    } catch {
      setUnreadable(true)
    }
  }
  const chosen = typeof choice === 'object'
  const shown = choice === 'none' ? null : current
  const wrong = unreadable ? t(texts.unreadable) : error
  return (
    <fieldset className="flex min-w-0 flex-col gap-3">
      <legend className="mb-3 font-semibold">{label ?? t(texts.picture)}</legend>
      {chosen && (
        <Cropper
          picture={choice.picture}
          view={choice.view}
          onChange={(view) => onChange({ ...choice, view })}
        />
      )}
      <div className="flex flex-wrap items-center gap-x-2 gap-y-3">
        {!chosen && <Avatar seed={address} size={72} picture={shown} />}
        <label
          htmlFor={id}
          className={`${buttonClass('quiet', false, true)} cursor-pointer focus-within:outline-2 focus-within:outline-offset-2 focus-within:outline-lapis hover:bg-sunk`}
        >
          <span>{t(chosen || shown !== null ? texts.chooseOther : texts.choose)}</span>
          <input
            id={id}
            type="file"
            accept="image/jpeg,image/png,image/webp"
            aria-describedby={`${id}-note`}
            className="sr-only"
            onChange={(event) => void choose(event)}
          />
        </label>
        {choice !== 'kept' ? (
          <Button kind="quiet" small onClick={() => onChange('kept')}>
            {t(texts.undo)}
          </Button>
        ) : (
          current !== null && (
            <Button kind="quiet" small onClick={() => onChange('none')}>
              {t(texts.remove)}
            </Button>
          )
        )}
      </div>
      {wrong !== null && (
        <p role="alert" className="text-terra">
          {wrong}
        </p>
      )}
      <p id={`${id}-note`} className="text-xs text-soft">
        {t(texts.pictureNote)}
      </p>
    </fieldset>
  )
}
