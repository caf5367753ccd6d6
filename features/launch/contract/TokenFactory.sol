// SPDX-License-Identifier: MIT
pragma solidity 0.8.30;

import {Ownable} from "@openzeppelin/tron-contracts/access/Ownable.sol";
import {Ownable2Step} from "@openzeppelin/tron-contracts/access/Ownable2Step.sol";
import {ITRC20} from "@openzeppelin/tron-contracts/interfaces/ITRC20.sol";
import {Clones} from "@openzeppelin/tron-contracts/proxy/Clones.sol";
import {SafeTRC20} from "@openzeppelin/tron-contracts/token/TRC20/utils/SafeTRC20.sol";
import {Math} from "@openzeppelin/tron-contracts/utils/math/Math.sol";
import {IRouter} from "../../exchange/contract/IRouter.sol";
import {ILockA} from "../../lock/contract/ILockA.sol";
import {ITeam} from "../../team/contract/ITeam.sol";
import {Trx} from "../../../platform/contracts/Trx.sol";
import {ILaunchToken} from "./ILaunchToken.sol";
import {ISale} from "./ISale.sol";
import {ITokenFactory} from "./ITokenFactory.sol";
import {FactoryReason, TokenReason} from "./LaunchReason.sol";
import {LaunchToken} from "./LaunchToken.sol";
import {Sale} from "./Sale.sol";
import {SaleConfig, SaleConfigs} from "./SaleConfig.sol";
import {TokenTerm} from "./TokenTerms.sol";

/// @title Makes tokens and their presales.
/// @dev A clone begins in the call that makes it. Token and sale know each other by code and record: no slot is written
/// twice for one fact.
contract TokenFactory is ITokenFactory, Ownable2Step {
    using SafeTRC20 for ITRC20;

    struct Record {
        address sale;
        uint40 createdAt;
    }

    /// @inheritdoc ITokenFactory
    uint256 public constant MAX_CREATION_FEE = 200 * 1e6;
    /// @dev At 100 sun for a unit of energy, and as many times more as it costs more.
    uint256 private constant LEAST_SOFT_CAP = 10_000 * 1e6;
    uint256 private constant USUAL_ENERGY_PRICE = 100;

    /// @inheritdoc ITokenFactory
    address public immutable guardian;
    /// @inheritdoc ITokenFactory
    address public immutable tokenTemplate;
    /// @inheritdoc ITokenFactory
    address public immutable saleTemplate;

    /// @inheritdoc ITokenFactory
    uint256 public creationFee;
    /// @inheritdoc ITokenFactory
    bool public factoryEnabled = true;

    mapping(address token => Record) private _records;
    address[] private _tokens;

    constructor(
        address owner_,
        address guardian_,
        ITeam team,
        IRouter router,
        ILockA locks,
        uint256 fee
    ) Ownable(owner_) {
        if (fee > MAX_CREATION_FEE) revert(FactoryReason.MAX_FEE);
        guardian = guardian_;
        tokenTemplate = address(new LaunchToken(router));
        saleTemplate = address(new Sale(team, router, locks));
        creationFee = fee;
    }

    // ---- What creators do

    /// @inheritdoc ITokenFactory
    function createToken(
        string calldata name,
        string calldata symbol,
        uint256[9] calldata numbers,
        address feeRecipient,
        bool[2] calldata switches
    ) external payable returns (address token) {
        token = _makeToken(name, symbol, numbers, feeRecipient, switches);

        // Effect:
        ILaunchToken(token).begin(address(0));
    }

    /// @inheritdoc ITokenFactory
    function createPresale(
        address token,
        uint256[13] calldata numbers,
        address devLPReceiver,
        bool lpDistributionEnabled
    ) external returns (address sale) {
        if (!factoryEnabled) revert(FactoryReason.DISABLED);
        if (_records[token].createdAt == 0) revert(FactoryReason.NO_TOKEN);
        if (ILaunchToken(token).creator() != msg.sender) revert(TokenReason.NOT_YOURS);
        (uint256[9] memory made,,) = ILaunchToken(token).terms();

        sale = _makeSale(token, made[0] - made[5], numbers, devLPReceiver, lpDistributionEnabled);

        // Effect: the token refuses where it is open or has a sale.
        ILaunchToken(token).join(sale);
    }

    /// @inheritdoc ITokenFactory
    function createTokenAndPresale(
        string calldata name,
        string calldata symbol,
        uint256[9] calldata tokenNumbers,
        address feeRecipient,
        bool[2] calldata switches,
        uint256[13] calldata saleNumbers,
        address devLPReceiver,
        bool lpDistributionEnabled
    ) external payable returns (address token, address sale) {
        token = _makeToken(name, symbol, tokenNumbers, feeRecipient, switches);
        uint256 supply = tokenNumbers[0] - tokenNumbers[5];
        sale = _makeSale(token, supply, saleNumbers, devLPReceiver, lpDistributionEnabled);

        // Effect:
        ILaunchToken(token).begin(sale);
    }

    // ---- What the owner and the guardian do

    /// @inheritdoc ITokenFactory
    function setCreationFee(uint256 fee) external {
        bool lowers = msg.sender == guardian && fee < creationFee;
        if (msg.sender != owner() && !lowers) revert(FactoryReason.NOT_ALLOWED);
        if (fee > MAX_CREATION_FEE) revert(FactoryReason.MAX_FEE);

        // Effect:
        creationFee = fee;

        emit CreationFeeSet(msg.sender, fee);
    }

    /// @inheritdoc ITokenFactory
    function setEnabled(bool enabled) external {
        bool disables = msg.sender == guardian && !enabled;
        if (msg.sender != owner() && !disables) revert(FactoryReason.NOT_ALLOWED);

        // Effect:
        factoryEnabled = enabled;

        emit EnabledSet(msg.sender, enabled);
    }

    /// @inheritdoc ITokenFactory
    function withdrawFees() external onlyOwner {
        uint256 sun = address(this).balance;

        emit FeesWithdrawn(msg.sender, sun);

        // Interaction:
        Trx.send(msg.sender, sun);
    }

    /// @inheritdoc ITokenFactory
    function withdrawCoins(address coin) external onlyOwner {
        uint256 amount = ITRC20(coin).balanceOf(address(this));

        emit CoinsWithdrawn(coin, msg.sender, amount);

        // Interaction: the real USDT answers false where it has paid.
        ITRC20(coin).safeTransferChecked(msg.sender, amount);
    }

    // ---- Reads

    /// @inheritdoc ITokenFactory
    function tokenPairDetails(address token)
        external
        view
        returns (
            address tokenAddress,
            address presaleAddress,
            address creator,
            uint256 createdAt,
            string memory tokenName,
            string memory tokenSymbol,
            uint256 totalSupply
        )
    {
        Record memory one = _records[token];
        if (one.createdAt == 0) return (address(0), address(0), address(0), 0, "", "", 0);
        ILaunchToken made = ILaunchToken(token);
        (uint256[9] memory numbers,,) = made.terms();
        return (token, one.sale, made.creator(), one.createdAt, made.name(), made.symbol(), numbers[0]);
    }

    /// @inheritdoc ITokenFactory
    function pairCount() external view returns (uint256) {
        return _tokens.length;
    }

    /// @inheritdoc ITokenFactory
    function pairAt(uint256 index) external view returns (address) {
        if (index >= _tokens.length) revert(FactoryReason.INDEX);
        return _tokens[index];
    }

    /// @inheritdoc ITokenFactory
    function saleOf(address token) external view returns (address) {
        return _records[token].sale;
    }

    /// @inheritdoc ITokenFactory
    function isMade(address made) external view returns (bool) {
        if (_records[made].createdAt > 0) return true;
        if (made.code.length == 0) return false;
        // A sale names its token; only the sale that the record of this token names is ours.
        (bool done, bytes memory answer) = made.staticcall(abi.encodeCall(ISale.token, ()));
        if (!done || answer.length != 32) return false;
        return _records[address(uint160(uint256(bytes32(answer))))].sale == made;
    }

    /// @inheritdoc ITokenFactory
    function leastSoftCap() public view returns (uint256) {
        return (LEAST_SOFT_CAP * Math.max(block.basefee, USUAL_ENERGY_PRICE)) / USUAL_ENERGY_PRICE;
    }

    // ---- Inside

    function _makeToken(
        string calldata name,
        string calldata symbol,
        uint256[9] calldata numbers,
        address feeRecipient,
        bool[2] calldata switches
    ) private returns (address token) {
        if (!factoryEnabled) revert(FactoryReason.DISABLED);
        if (msg.value != creationFee) revert(FactoryReason.FEE);
        bytes memory args = TokenTerm.pack(name, symbol, numbers, feeRecipient, switches);
        token = Clones.cloneWithImmutableArgs(tokenTemplate, args);

        // Effect:
        _records[token].createdAt = uint40(block.timestamp);
        _tokens.push(token);

        emit TokenCreated(token, msg.sender, name, symbol, numbers, feeRecipient, switches, msg.value);
    }

    function _makeSale(
        address token,
        uint256 supply,
        uint256[13] calldata numbers,
        address devLPReceiver,
        bool distributes
    ) private returns (address sale) {
        (bytes memory args, SaleConfig memory terms) =
            SaleConfigs.pack(token, supply, numbers, devLPReceiver, distributes, leastSoftCap());
        sale = Clones.cloneWithImmutableArgs(saleTemplate, args);

        // Effect:
        _records[token].sale = sale;

        emit PresaleCreated(
            token,
            sale,
            msg.sender,
            numbers,
            devLPReceiver,
            distributes,
            terms.tokensPerShare,
            terms.curveShares(),
            terms.softCap()
        );
    }
}
