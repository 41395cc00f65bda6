import type { ContributionValues } from '@registry/shared/public-pages/contribute-page-data'

/** The values of the first step, which the browser sends again. */
export function HiddenValues(props: { values: ContributionValues; contributionKey: string }) {
  const { isNameHidden, isAmountHidden, ...texts } = props.values
  const fields = {
    key: props.contributionKey,
    ...texts,
    ...(isNameHidden && { isNameHidden: 'on' }),
    ...(isAmountHidden && { isAmountHidden: 'on' }),
  }
  return Object.entries(fields).map(([name, value]) => (
    <input type="hidden" key={name} name={name} value={value} />
  ))
}
