# Counts of what functions write into the log. `message` and `label` are words of the code, and a test holds them against it
# (tests/infra). Metrics keep what they label: an id of anybody or anything of theirs never becomes a label.

locals {
  log_metrics = {
    operation-failed    = { message = "operation failed", label = "operation" }
    page-failed         = { message = "guests' page failed", label = null }
    sweep-through       = { message = "a sweep is through", label = "sweep" }
    sweep-failed        = { message = "a sweep failed", label = "sweep" }
    sweep-left-over     = { message = "a sweep left work over", label = "sweep" }
    sweep-aside         = { message = "a piece of a sweep was put aside", label = "sweep" }
    mail-sent           = { message = "mail sent", label = "template" }
    mail-failed         = { message = "mail failed", label = "template" }
    mail-uncertain      = { message = "mail uncertain", label = "template" }
    delivery-given-up   = { message = "a delivery was given up", label = null }
    document-unreadable = { message = "a document was not read", label = null }
    erasure-incomplete  = { message = "a part of an account was not erased", label = "part" }
  }
}

resource "google_logging_metric" "said" {
  for_each = local.log_metrics
  name     = "janur/${each.key}"
  filter   = "resource.type=\"cloud_run_revision\" AND jsonPayload.message=\"${each.value.message}\""
  metric_descriptor {
    metric_kind = "DELTA"
    value_type  = "INT64"
    unit        = "1"
    dynamic "labels" {
      for_each = compact([each.value.label])
      content {
        key        = labels.value
        value_type = "STRING"
      }
    }
  }
  label_extractors = { for label in compact([each.value.label]) : label => "EXTRACT(jsonPayload.${label})" }
  depends_on       = [google_project_service.needed]
}
