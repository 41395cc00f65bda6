import { type ComponentType, useState } from 'react'
import { AffixedInput } from '../../ui/forms/affixed-input.tsx'
import { Checkbox } from '../../ui/forms/checkbox.tsx'
import { Field } from '../../ui/forms/field.tsx'
import { FieldError } from '../../ui/forms/field-error.tsx'
import { FieldFrame, type FieldParts } from '../../ui/forms/field-frame.tsx'
import { MoneyField } from '../../ui/forms/money-field.tsx'
import { PasswordField } from '../../ui/forms/password-field.tsx'
import { RadioGroup, RadioOptions } from '../../ui/forms/radio-group.tsx'
import { Select } from '../../ui/forms/select.tsx'
import { Stepper } from '../../ui/forms/stepper.tsx'
import { Switch, SwitchRow } from '../../ui/forms/switch.tsx'
import { TextArea } from '../../ui/forms/text-area.tsx'
import { GalleryRow, GallerySection, GalleryState } from './gallery-section.tsx'

const CITIES = ['Singapore', 'Chennai', 'Mumbai']

const CitySelect = (props: StateProps) => (
  <Select options={CITIES} placeholder="Choose a city" {...props} />
)

const FIELDS: { name: string; Control: ComponentType<StateProps>; value: string }[] = [
  { name: 'Field', Control: Field, value: 'Auntie Lakshmi' },
  { name: 'MoneyField', Control: MoneyField, value: '250.00' },
  { name: 'PasswordField', Control: PasswordField, value: 'correct horse' },
  { name: 'TextArea', Control: TextArea, value: 'With love\nfrom all of us' },
  { name: 'Select', Control: CitySelect, value: 'Chennai' },
]

type StateProps = FieldParts & { defaultValue?: string; disabled?: boolean; readOnly?: boolean }

/** Form controls with their labels, hints and errors. */
export function FormGallery() {
  return (
    <>
      {FIELDS.map(({ name, Control, value }) => (
        <GallerySection key={name} name={name}>
          <GalleryState caption="Empty, with a hint">
            <Control label={`${name}, empty`} side="Optional" hint="Shown to the parents only." />
          </GalleryState>
          <GalleryState caption="Filled">
            <Control label={`${name}, filled`} defaultValue={value} />
          </GalleryState>
          <GalleryState caption="Invalid, with an error and a hint">
            <Control label={`${name}, invalid`} error="Please fill this in." hint="Required." />
          </GalleryState>
          <GalleryState caption="Disabled">
            <Control label={`${name}, disabled`} defaultValue={value} disabled />
          </GalleryState>
        </GallerySection>
      ))}
      <GallerySection name="FieldFrame, AffixedInput, FieldError">
        <GalleryState caption="AffixedInput: text before, and after">
          <FieldFrame label="Address of the registry">
            {control => (
              <AffixedInput
                prefix={<span>example.com/</span>}
                suffix={<span className="affix-tail">SG</span>}
                defaultValue="baby-tan"
                {...control}
              />
            )}
          </FieldFrame>
        </GalleryState>
        <GalleryState caption="A frame around a control of its own">
          <FieldFrame label="Due date" hint="May be approximate." error="Choose a later date.">
            {control => <input className="input" type="date" {...control} />}
          </FieldFrame>
        </GalleryState>
        <GalleryState caption="An error without a field">
          <FieldError>The card was declined.</FieldError>
        </GalleryState>
      </GallerySection>
      <CheckboxGallery />
      <RadioGallery />
      <StepperGallery />
    </>
  )
}

function CheckboxGallery() {
  const [isChecked, setIsChecked] = useState(true)
  return (
    <>
      <GallerySection name="Checkbox">
        <GalleryState caption="Unchecked">
          <Checkbox>Show my name</Checkbox>
        </GalleryState>
        <GalleryState caption="Checked; press to change">
          <Checkbox checked={isChecked} onChange={event => setIsChecked(event.target.checked)}>
            Send me an email
          </Checkbox>
        </GalleryState>
        <GalleryState caption="isPlain">
          <Checkbox isPlain>Stay signed in</Checkbox>
        </GalleryState>
        <GalleryState caption="isFlashing">
          <Checkbox isFlashing>I have paid</Checkbox>
        </GalleryState>
        <GalleryState caption="Disabled">
          <Checkbox disabled>Not available</Checkbox>
          <Checkbox disabled defaultChecked>
            Always on
          </Checkbox>
        </GalleryState>
        <GalleryRow caption="Compact: unchecked, checked, mixed, disabled, disabled and checked">
          <Checkbox label="Compact, unchecked" />
          <Checkbox label="Compact, checked" defaultChecked />
          <Checkbox label="Compact, mixed" isMixed />
          <Checkbox label="Compact, disabled" disabled />
          <Checkbox label="Compact, disabled and checked" disabled defaultChecked />
        </GalleryRow>
      </GallerySection>
      <GallerySection name="Switch, SwitchRow">
        <GalleryRow caption="Off, on, disabled off, disabled on">
          <Switch aria-label="Off" />
          <Switch aria-label="On" defaultChecked />
          <Switch aria-label="Disabled, off" disabled />
          <Switch aria-label="Disabled, on" disabled defaultChecked />
        </GalleryRow>
        <GalleryState caption="In a row">
          <SwitchRow label="Hide the sums" text="Visitors see the progress only." defaultChecked />
        </GalleryState>
      </GallerySection>
    </>
  )
}

const MAX = 3

function StepperGallery() {
  const [count, setCount] = useState(1)
  return (
    <GallerySection name="Stepper">
      <GalleryState caption='look="wide"'>
        <FieldFrame label="Quantity, wide">
          {control => (
            <Stepper
              look="wide"
              less="Fewer, wide"
              more="More, wide"
              isMin={count === 0}
              isMax={count === MAX}
              onStep={by => setCount(Math.min(MAX, Math.max(0, count + by)))}
              value={count}
              readOnly
              {...control}
            />
          )}
        </FieldFrame>
      </GalleryState>
      {[0, count, MAX].map((value, index) => {
        const isEditable = index === 1
        const label = ['At the minimum', 'Between the limits', 'At the maximum'][index] ?? ''
        return (
          <GalleryState key={label} caption={label}>
            <FieldFrame label={`Quantity, ${label.toLowerCase()}`}>
              {control => (
                <Stepper
                  less={`Fewer, ${label.toLowerCase()}`}
                  more={`More, ${label.toLowerCase()}`}
                  isMin={value === 0}
                  isMax={value === MAX}
                  onStep={by => isEditable && setCount(Math.min(MAX, Math.max(0, count + by)))}
                  role="spinbutton"
                  aria-valuenow={value}
                  aria-valuemin={0}
                  aria-valuemax={MAX}
                  value={value}
                  readOnly
                  {...control}
                />
              )}
            </FieldFrame>
          </GalleryState>
        )
      })}
    </GallerySection>
  )
}

/** Radio groups in each look. */
function RadioGallery() {
  const [city, setCity] = useState('Chennai')
  const options = CITIES.map(value => ({ value, label: value }))
  const group = { options, value: city, onChange: setCity }
  return (
    <GallerySection name="RadioGroup, RadioOptions">
      <GalleryState caption="boxes, with a hint">
        <RadioGroup legend="City" hint={`Parcels go to ${city}.`} {...group} />
      </GalleryState>
      <GalleryState caption="rows">
        <RadioGroup legend="City in rows" look="rows" {...group} />
      </GalleryState>
      <GalleryState caption="Invalid">
        <RadioGroup legend="City, invalid" error="Please choose." {...group} value={undefined} />
      </GalleryState>
      <GalleryState caption="RadioOptions, segments">
        <fieldset>
          <legend>City in segments</legend>
          <RadioOptions look="segments" {...group} />
        </fieldset>
      </GalleryState>
    </GallerySection>
  )
}
