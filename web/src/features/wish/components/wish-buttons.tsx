import type { Wish } from "@janur/domain/wish/wish";
import { Button } from "@mantine/core";
import {
  IconCheck,
  IconEyeOff,
  IconMessageReply,
  IconPin,
  IconPinnedOff,
  type Icon as TablerIcon,
} from "@tabler/icons-react";
import { useTranslation } from "react-i18next";
import { Icon } from "../../../ui/icon.tsx";
import type { useWishActions } from "../use-wish-actions.ts";
import classes from "./wishes-page.module.css";

interface WishButtonsProps {
  wish: Wish;
  actions: ReturnType<typeof useWishActions>;
  onReply: () => void;
}

/** What can be done with a wish in its state; the word says what will be true afterwards. */
export function WishButtons({ wish, actions, onReply }: WishButtonsProps) {
  const { t } = useTranslation("wish");
  const { name } = wish;
  return (
    <div className={classes.buttons}>
      {wish.isHeld && (
        <WishButton
          icon={IconCheck}
          text={t("action.approve")}
          label={t("action.approveOf", { name })}
          isBusy={actions.isBusy}
          onPress={() => void actions.show()}
        />
      )}
      {wish.isHidden && !wish.isHeld && (
        <WishButton
          icon={IconCheck}
          text={t("action.show")}
          label={t("action.showOf", { name })}
          isBusy={actions.isBusy}
          onPress={() => void actions.show()}
        />
      )}
      {!wish.isHidden && (
        <WishButton
          icon={IconMessageReply}
          text={t(wish.reply === "" ? "action.reply" : "action.editReply")}
          label={t(wish.reply === "" ? "action.replyOf" : "action.editReplyOf", { name })}
          isBusy={actions.isBusy}
          onPress={onReply}
        />
      )}
      {!wish.isHidden && (
        <WishButton
          icon={wish.isPinned ? IconPinnedOff : IconPin}
          text={t(wish.isPinned ? "action.unpin" : "action.pin")}
          label={t(wish.isPinned ? "action.unpinOf" : "action.pinOf", { name })}
          isBusy={actions.isBusy}
          onPress={() => void (wish.isPinned ? actions.unpin() : actions.pin())}
        />
      )}
      {(!wish.isHidden || wish.isHeld) && (
        <WishButton
          icon={IconEyeOff}
          text={t("action.hide")}
          label={t("action.hideOf", { name })}
          isBusy={actions.isBusy}
          onPress={() => void actions.hide()}
        />
      )}
      {wish.reply !== "" && (
        <Button
          variant="subtle"
          color="tanah"
          size="sm"
          disabled={actions.isBusy}
          aria-label={t("action.removeReplyOf", { name })}
          onClick={() => void actions.removeReply()}
        >
          {t("action.removeReply")}
        </Button>
      )}
    </div>
  );
}

interface WishButtonProps {
  icon: TablerIcon;
  text: string;
  /** The same with the sender's name, for those who hear the list. */
  label: string;
  isBusy: boolean;
  onPress: () => void;
}

function WishButton({ icon, text, label, isBusy, onPress }: WishButtonProps) {
  return (
    <Button
      variant="default"
      size="sm"
      disabled={isBusy}
      aria-label={label}
      leftSection={<Icon of={icon} size={18} />}
      onClick={onPress}
    >
      {text}
    </Button>
  );
}
