import { Icon } from '../../../ui/icon.tsx';

/** Up or down in a list. */
export const MoveButton = (props: {
  readonly icon: 'up' | 'down';
  readonly label: string;
  readonly notNow: string | undefined;
  readonly onPress: () => void;
}) => (
  <button
    type="button"
    class="tool"
    data-move={props.icon}
    aria-label={props.label}
    aria-disabled={props.notNow !== undefined || undefined}
    title={props.notNow ?? props.label}
    onClick={() => {
      if (props.notNow === undefined) props.onPress();
    }}
  >
    <Icon name={props.icon} />
  </button>
);
