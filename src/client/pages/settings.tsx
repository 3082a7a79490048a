import { createSignal, Show } from 'solid-js';
import { LONGEST_RAW_NAME, readName } from '../../core/names.ts';
import { PACES } from '../../core/pace.ts';
import { Button } from '../../ui/parts.tsx';
import { canVibrate, play } from '../../ui/sound.ts';
import { PACE, PACE_WORDS } from '../../ui/text.ts';
import { linkTo } from '../route.ts';
import { change, HANDS, MOTIONS, settings, TEXT_SIZES, THEMES } from '../settings.ts';
import { IS_COMPANION } from '../start.ts';
import { mayNotify, switchNotify } from '../table/online/notify.ts';
import { NAME_WORDS } from '../text/names.ts';
import * as text from '../text/settings.ts';
import { ABOUT_LINK } from '../text.ts';
import { Choice } from './choice.tsx';
import { tidy } from './new/plan.ts';
import { Page, Part } from './page.tsx';

const FLAGS = ['off', 'on'] as const;
const flag = (on: boolean) => (on ? 'on' : 'off');
const flagName = (value: (typeof FLAGS)[number]) => (value === 'on' ? text.ON : text.OFF);

const Settings = () => (
  <Page title={text.TITLE} says={text.SAYS} class="settings">
    <Part title={text.LOOK_LABEL}>
      <Choice
        title={text.THEME}
        values={THEMES}
        chosen={settings.theme}
        name={theme => text.THEMES[theme]}
        onChoose={theme => change({ theme })}
      />
      <Choice
        title={text.TEXT}
        values={TEXT_SIZES}
        chosen={settings.text}
        name={size => text.TEXTS[size]}
        onChoose={size => change({ text: size })}
      />
      <Choice
        title={text.MOTION}
        says={text.MOTION_SAYS}
        values={MOTIONS}
        chosen={settings.motion}
        name={motion => text.MOTIONS[motion]}
        onChoose={motion => change({ motion })}
      />
      <Choice
        title={text.HAND}
        says={text.HAND_SAYS}
        values={HANDS}
        chosen={settings.hand}
        name={hand => text.HANDS[hand]}
        onChoose={hand => change({ hand })}
      />
    </Part>
    <Part title={text.SOUND_LABEL}>
      <Choice
        title={text.SOUND}
        says={text.SOUND_SAYS}
        values={FLAGS}
        chosen={flag(settings.sound)}
        name={flagName}
        onChoose={value => change({ sound: value === 'on' })}
      />
      <p class="row">
        <Button
          icon="sound"
          notNow={settings.sound ? undefined : text.TRY_SOUND_OFF}
          onPress={() => play('bell')}
        >
          {text.TRY_SOUND}
        </Button>
        <Show when={!settings.sound}>
          <span class="dim">{text.TRY_SOUND_OFF}</span>
        </Show>
      </p>
      <Choice
        title={text.VIBRATION}
        says={canVibrate() ? text.VIBRATION_SAYS : text.VIBRATION_MISSING}
        values={FLAGS}
        chosen={flag(settings.vibration)}
        name={flagName}
        onChoose={value => change({ vibration: value === 'on' })}
      />
    </Part>
    <Part title={text.PLAY_LABEL}>
      <Choice
        title={PACE}
        says={text.PACE_SAYS}
        values={PACES}
        chosen={settings.pace}
        name={pace => PACE_WORDS[pace]}
        onChoose={pace => change({ pace })}
      />
      <Choice
        title={text.LETTERS}
        says={text.LETTERS_SAYS}
        values={FLAGS}
        chosen={flag(settings.letters)}
        name={flagName}
        onChoose={value => change({ letters: value === 'on' })}
      />
      <Choice
        title={text.AWAKE}
        says={text.AWAKE_SAYS}
        values={FLAGS}
        chosen={flag(settings.awake)}
        name={flagName}
        onChoose={value => change({ awake: value === 'on' })}
      />
      <Show when={!IS_COMPANION}>
        <NotifyChoice />
      </Show>
      <YourName />
    </Part>
    <p class="phone-only">
      <a class="more-link" href={linkTo({ page: 'about' })}>
        {ABOUT_LINK}
      </a>
    </p>
  </Page>
);

const NotifyChoice = () => {
  const [may, setMay] = createSignal(mayNotify());
  const says = () => {
    if (may() === 'missing') return text.NOTIFY_MISSING;
    return may() === 'blocked' ? text.NOTIFY_BLOCKED : text.NOTIFY_SAYS;
  };
  return (
    <Choice
      title={text.NOTIFY}
      says={says()}
      values={FLAGS}
      chosen={flag(settings.notify && may() === 'yes')}
      name={flagName}
      onChoose={async value => setMay(await switchNotify(value === 'on'))}
    />
  );
};

/** Made tidy when it is written: a keyboard that composes letters must not be disturbed. */
const YourName = () => {
  const problem = () => {
    const name = readName(settings.name);
    return name.ok || settings.name === '' ? undefined : NAME_WORDS[name.error];
  };
  return (
    <div class="field">
      <label for="your-name">{text.PERSON}</label>
      <p class="choice-says" id="your-name-says">
        {text.PERSON_SAYS}
      </p>
      <input
        id="your-name"
        aria-describedby="your-name-says your-name-wrong"
        aria-invalid={problem() !== undefined}
        autocomplete="nickname"
        maxLength={LONGEST_RAW_NAME}
        value={settings.name}
        onInput={event => change({ name: event.currentTarget.value.trim() })}
        onChange={event => change({ name: tidy(event.currentTarget.value) })}
      />
      <p class="wrong" id="your-name-wrong" aria-live="polite">
        {problem()}
      </p>
    </div>
  );
};

export default Settings;
