import { createCopy } from '../ui/copy.ts';
import { Banner, Button, Tool } from '../ui/parts.tsx';
import { CLOSE } from '../ui/text.ts';
import * as text from './text/in-app.ts';

/** To whoever followed a link inside of another app: what may be lost here, and how to go on. */
const InAppNotice = (props: { readonly onClose: () => void }) => {
  const { says, copy } = createCopy({ says: text.COPY_BY_HAND });
  return (
    <Banner
      icon="share"
      title={text.IN_APP}
      action={
        <>
          <Button onPress={() => void copy(location.href)}>{text.COPY_LINK}</Button>
          <Tool icon="close" label={CLOSE} onPress={props.onClose} />
        </>
      }
    >
      {text.IN_APP_SAYS} <span role="status">{says()}</span>
    </Banner>
  );
};

export default InAppNotice;
