import type { LookingBack } from '../contract';
import { t } from './language';

export const review: LookingBack<'lynx'> = {
  asked: () => t('ask'),
  said: ({ answer }) => t(`prey.${answer}`),
  truth: ({ truth: [prey] }) => (prey ? t(`prey.${prey}`) : ''),
};
