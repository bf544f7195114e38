variable "project_id" {
  description = "The Firebase project, which exists already: its products, sign-in methods and web app are set up in the console (docs/operations.md)."
  type        = string
  validation {
    condition     = can(regex("^[a-z][a-z0-9-]{4,28}[a-z0-9]$", var.project_id)) && !startswith(var.project_id, "demo-")
    error_message = "Must be the id of a real project."
  }
}

variable "region" {
  description = "Where data and functions live: next to the guests, and the one that the code names (functions/src/platform/runtime.ts)."
  type        = string
  default     = "asia-southeast2"
}

variable "domain" {
  description = "Where the product is reached, without https://."
  type        = string
}

variable "canary_page" {
  description = "Path of a published page that nobody celebrates at, as in /event/janur/contoh: the uptime check opens it every minute."
  type        = string
  validation {
    condition     = startswith(var.canary_page, "/event/")
    error_message = "Must begin with /event/."
  }
}

variable "on_call" {
  description = "Addresses that alerts are mailed to; two at least, of which one is not on the domain that is watched."
  type        = list(string)
  validation {
    condition     = length(var.on_call) >= 2
    error_message = "Name two addresses at least."
  }
}

variable "billing_account" {
  description = "Id of the billing account, for the budget."
  type        = string
}

variable "monthly_budget" {
  description = "What a month may cost, in whole units of the account's currency."
  type        = number
  default     = 100
}

variable "repository" {
  description = "owner/name on GitHub, whose workflows may deploy."
  type        = string
}

variable "environment" {
  description = "GitHub environment whose jobs may deploy here: staging or production."
  type        = string
  validation {
    condition     = contains(["staging", "production"], var.environment)
    error_message = "Must be staging or production."
  }
}
