import { limits } from "@janur/domain/limits";
import type { SectionOf } from "@janur/domain/content/section";
import { Button, Text } from "@mantine/core";
import { useState } from "react";
import { useTranslation } from "react-i18next";
import { freeId, replaced } from "../../draft/item-list.ts";
import { changeSection } from "../../draft/section-edits.ts";
import { useEditor, type SectionFormProps } from "./fields/editor-context.ts";
import { HeadingField } from "./fields/heading-field.tsx";
import { ItemList } from "./fields/item-list.tsx";
import { LocalizedField } from "./fields/localized-field.tsx";
import { QrisField } from "./fields/qris-field.tsx";
import { WordingSamples } from "./fields/wording-samples.tsx";
import { PlainField } from "./fields/plain-field.tsx";
import { AudienceField } from "./audience-field.tsx";
import { GiftAccountDialog, type GiftAccount } from "./gift-account-dialog.tsx";
import { useFieldChange } from "./fields/use-field-change.ts";

export function GiftsForm({ section, path, onChange }: SectionFormProps<SectionOf<"gifts">>) {
  const { t } = useTranslation("invitation");
  const changeOf = useFieldChange(section, onChange);
  const { edit } = useEditor();
  const [open, setOpen] = useState<GiftAccount | "new" | null>(null);
  const update = (change: (accounts: GiftAccount[]) => GiftAccount[]) => {
    edit((content) =>
      changeSection(content, section, (current) => ({ ...current, accounts: change(current.accounts) })),
    );
  };
  const nameOf = ({ provider, providerName, number }: GiftAccount) =>
    `${provider === "other" ? providerName : provider} ${number}`;
  return (
    <>
      <HeadingField section={section} path={path} onChange={onChange} />
      <LocalizedField
        label={t("field.text")}
        value={section.text}
        path={`${path}.text`}
        isLong
        onChange={changeOf("text")}
      />
      <WordingSamples section={section} />
      <ItemList
        items={section.accounts}
        path={`${path}.accounts`}
        min={0}
        max={limits.content.giftAccounts}
        addLabel={t("editor.addAccount")}
        nameOf={nameOf}
        onAdd={() => {
          setOpen("new");
        }}
        update={update}
      >
        {(account) => (
          <>
            <Text size="sm" c="dimmed">
              {t("account.heldBy", { holder: account.holder })}
            </Text>
            <Button
              variant="default"
              size="sm"
              aria-label={t("editor.editItem", { name: nameOf(account) })}
              onClick={() => {
                setOpen(account);
              }}
            >
              {t("card.edit")}
            </Button>
          </>
        )}
      </ItemList>
      <QrisField section={section} path={`${path}.qris`} />
      <PlainField
        label={t("field.giftAddress")}
        value={section.address}
        path={`${path}.address`}
        onChange={changeOf("address")}
      />
      <AudienceField of="gifts" value={section.audience} onChange={changeOf("audience")} />
      {open !== null && (
        <GiftAccountDialog
          account={open === "new" ? null : open}
          onClose={() => {
            setOpen(null);
          }}
          onDone={(account) => {
            update((accounts) =>
              open === "new"
                ? [...accounts, { ...account, id: freeId(accounts, "account") }]
                : replaced(accounts, { ...account, id: open.id }),
            );
          }}
        />
      )}
    </>
  );
}
